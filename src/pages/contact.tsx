import { css } from '@emotion/react'
import { graphql, type PageProps } from 'gatsby'
import { Suspense, useLayoutEffect, useState } from 'react'
import { Breadcrumb } from '../components/links/Breadcrumb'
import { OpeningEnd } from '../components/OpeningEnd'
import { container, SectionHeading } from '../components/Section'
import type { Entry } from '../content-model/collections/query-results'
import { ContactForm } from '../sections/contact/ContactForm'
import { type ContactDetails, ContactPanel } from '../sections/contact/ContactPanel'
import { type Offer, type OffersData, offerOf } from '../sections/contact/offers'
import { Bounded } from '../site/ErrorBoundary'
import { Head } from '../site/Head'
import type { WordsData } from '../site/interface-words'
import { organisation } from '../site/structured-data'
import { columnsFrom } from '../styles/columns'
import { color, media, size, space } from '../styles/theme'

/** The first field is within the first screen. */
const layout = css`
  ${container};
  ${columnsFrom(media.desktop, 'minmax(0, 7fr) minmax(0, 5fr)')};
  gap: ${space[3]} clamp(${space[5]}, 6vw, 6rem);
  padding-block: clamp(1.5rem, 1rem + 2vw, 2.5rem) ${space.section};
  & > :first-child {
    grid-column: 1 / -1;
  }
`

/* Every promise is one line there: what a button said takes the place of the heading, and nothing moves. */
const ask = css`
  ${media.phone} {
    & h2 {
      font-size: ${size.h3};
    }
  }
`

const column = css`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  & > p {
    color: ${color.muted};
    font-size: ${size.lead};
    line-height: 1.5;
  }
`

interface ContactData extends WordsData<'contactPage'>, OffersData {
  page: Entry<'pages'>
  settings: ContactDetails
}

/** Contact page: its heading over the form, and beside them its introduction, the address and the map. */
export default function ContactPage({ data, location: { search } }: PageProps<ContactData>) {
  const { page, settings } = data
  // Unknown in the first render: pages are rendered without a query.
  const [offer, setOffer] = useState<Offer>()
  useLayoutEffect(() => setOffer(offerOf(data, search)), [data, search])
  const sectionOf = (name: string) => page.sections.find(({ key }) => key === name)
  const form = sectionOf('form')
  return (
    <>
      <Head {...page} jsonLd={[organisation]} />
      <Bounded as="section" id="contact">
        <Suspense>
          <div css={layout}>
            <Breadcrumb trail={[page]} />
            <div css={column}>
              <h1>{page.heading}</h1>
              <div css={[column, ask]} data-no-print>
                <SectionHeading
                  title={offer?.title ?? form?.title ?? page.title}
                  description={form?.description}
                />
                <ContactForm search={search} offer={offer} />
              </div>
            </div>
            <div css={column}>
              {page.intro && <p>{page.intro}</p>}
              <ContactPanel
                section={sectionOf('panel')}
                words={data.interfaceWords.contactPage}
                details={settings}
              />
            </div>
          </div>
        </Suspense>
      </Bounded>
      <OpeningEnd />
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
      email
      ...SettingsMap
    }
    ...Offers
  }
`
