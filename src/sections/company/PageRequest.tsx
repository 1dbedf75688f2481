import { graphql } from 'gatsby'
import { CallToAction } from '../../components/CallToAction'
import type { Entry } from '../../content-model/collections/query-results'
import { contactLink } from '../contact/offers'

interface PageRequestProps {
  page: Pick<Entry<'pages'>, 'slug' | 'sections'> | null
  /** File name of the industry or solution on whose page it stands. */
  about?: string
}

/** Call to action at the end of a page, from the section `request` of its content file, where there are both. */
export function PageRequest({ page, about }: PageRequestProps) {
  const request = page?.sections.find(({ key }) => key === 'request')
  if (!page || !request?.button) return null
  const query = { offer: page.slug, ...(about && { service: about }) }
  return (
    <CallToAction
      title={request.title}
      description={request.description}
      button={{ ...request.button, link: contactLink(request.button.link, query) }}
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
