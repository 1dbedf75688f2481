import { graphql } from 'gatsby'
import { CallToAction } from '../../components/CallToAction'
import type { Entry } from '../../content-model/collections/query-results'
import { contactLink } from '../contact/offers'

/** Call to action at the end of a page, from the section `request` of its content file, where there are both. */
export function PageRequest({ page }: { page: Pick<Entry<'pages'>, 'slug' | 'sections'> | null }) {
  const request = page?.sections.find(({ key }) => key === 'request')
  if (!page || !request?.button) return null
  return (
    <CallToAction
      title={request.title}
      description={request.description}
      button={{ ...request.button, link: contactLink(request.button.link, { offer: page.slug }) }}
      emphasised
    />
  )
}

export const words = graphql`
  fragment PageRequest on FixedPage {
    slug
    sections {
      key
      title
      description
      button {
        text
        link
      }
    }
  }
`
