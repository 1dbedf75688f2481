import { graphql } from 'gatsby'
import type { Entry } from '../../content-model/collections/query-results'
import { FinalCta } from './FinalCta'

interface PageRequestProps {
  page: Pick<Entry<'pages'>, 'slug' | 'sections'> | null
  /** File name of the page's industry or solution. */
  about?: string
}

/** Call to action from the section `request` of a page's content file. */
export function PageRequest({ page, about }: PageRequestProps) {
  if (!page) return null
  const request = page.sections.find(({ key }) => key === 'request')
  return (
    <FinalCta
      words={request?.button ? { ...request, button: request.button } : null}
      source={{ offer: page.slug, ...(about && { service: about }) }}
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
