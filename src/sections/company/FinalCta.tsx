import { CallToAction } from '../../components/CallToAction'
import type { Entry } from '../../content-model/collections/query-results'
import { useSiteData } from '../../site/site-data'
import { contactLink, type InquirySource } from '../contact/offers'

interface FinalCtaProps {
  /** The page’s own words; without any, those of the interface. */
  words?:
    | (Pick<NonNullable<Entry<'cases'>['finalCta']>, 'title' | 'button'> & {
        description?: string | null
      })
    | null
  source: InquirySource
}

/** The emphasised call to action that ends a page. Its link tells the form which page it was. */
export function FinalCta({ words, source }: FinalCtaProps) {
  const { finalCta } = useSiteData().interfaceWords
  const { title, description } = words ?? finalCta
  const { text, link } = words?.button ?? { text: finalCta.button, link: '/contact' }
  return (
    <CallToAction
      title={title}
      description={description}
      button={{ text, link: contactLink(link, source) }}
      emphasised
    />
  )
}
