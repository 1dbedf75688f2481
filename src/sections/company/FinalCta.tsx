import { CallToAction } from '../../components/CallToAction'
import type { Entry } from '../../content-model/collections/query-results'
import { useSiteData } from '../../site/site-data'
import { contactLink, type InquirySource } from '../contact/offers'

interface FinalCtaProps {
  /** Default: texts from the interface words */
  words?:
    | (Pick<NonNullable<Entry<'cases'>['finalCta']>, 'title' | 'button'> & {
        description?: string | null
      })
    | null
  source: InquirySource
}

/** The call to action at the end of a page. Its link names the page. */
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
