import { graphql, type PageProps } from 'gatsby'
import type { Entry } from '../content-model/collections/query-results'
import { ContactOpening } from '../sections/contact/ContactOpening'
import { type ContactDetails, ContactPanel } from '../sections/contact/ContactPanel'
import { ContactSection } from '../sections/contact/ContactSection'
import type { InterfaceWords } from '../site/interface-words'
import { PageHead } from '../site/PageHead'
import { organisation } from '../site/structured-data'

interface ContactData {
  interfaceWords: Pick<InterfaceWords, 'contactPage'>
  page: Entry<'pages'>
  settings: ContactDetails
}

/** Contact page: the form with the address and the map beside it. */
export default function ContactPage({ data, location }: PageProps<ContactData>) {
  const { interfaceWords, page, settings } = data
  const [form, panel] = ['form', 'panel'].map((key) =>
    page.sections.find((section) => section.key === key),
  )
  return (
    <>
      <PageHead page={page} jsonLd={[organisation]} />
      <ContactOpening page={page} />
      <ContactSection
        title={form?.title ?? page.title}
        description={form?.description}
        search={location.search}
        panel={
          <ContactPanel
            words={interfaceWords.contactPage}
            title={panel?.title ?? settings.brand}
            description={panel?.description}
            details={settings}
          />
        }
      />
    </>
  )
}

export const query = graphql`
  query Contact {
    interfaceWords {
      contactPage {
        ...ContactPageWords
      }
    }
    page: fixedPage(slug: { eq: "contact" }) {
      ...FixedPagePage
    }
    settings {
      brand
      email
      telephone
      whatsapp
      address {
        lines
        locality
        postalCode
        country
      }
      map {
        latitude
        longitude
        zoom
        tiles
        attribution
        attributionUrl
        popup
        directionsUrl
      }
    }
  }
`
