import { graphql, type PageProps } from 'gatsby'
import { useLayoutEffect, useState } from 'react'
import type { Entry } from '../content-model/collections/query-results'
import { ContactDesk } from '../sections/contact/ContactDesk'
import type { ContactDetails } from '../sections/contact/ContactPanel'
import { type Offer, type OffersData, offerOf } from '../sections/contact/offers'
import { Head } from '../site/Head'
import type { InterfaceWords } from '../site/interface-words'
import { organisation } from '../site/structured-data'

interface ContactData extends OffersData {
  interfaceWords: Pick<InterfaceWords, 'contactPage'>
  page: Entry<'pages'>
  settings: ContactDetails
}

/** Contact page: the form with the address and the map beside it. */
export default function ContactPage({ data, location }: PageProps<ContactData>) {
  const { interfaceWords, page, settings } = data
  // Unknown in the first render: pages are rendered without a query.
  const [offer, setOffer] = useState<Offer>()
  useLayoutEffect(() => setOffer(offerOf(data, location.search)), [data, location.search])
  return (
    <>
      <Head {...page} jsonLd={[organisation]} />
      <ContactDesk
        page={page}
        offer={offer}
        search={location.search}
        words={interfaceWords.contactPage}
        details={settings}
      />
    </>
  )
}

export const query = graphql`
  query Contact {
    ...ContactPageWords
    page: fixedPage(slug: { eq: "contact" }) {
      ...FixedPagePage
    }
    settings {
      brand
      email
      telephone
      whatsapp
      ...SettingsAddress
      ...SettingsMap
    }
    ...Offers
  }
`
