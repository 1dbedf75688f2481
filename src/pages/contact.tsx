import { css } from '@emotion/react'
import { graphql, type PageProps } from 'gatsby'
import { Suspense, useLayoutEffect, useState } from 'react'
import { Breadcrumb } from '../components/links/Breadcrumb'
import { OpeningEnd } from '../components/OpeningEnd'
import { container, SectionHeading } from '../components/Section'
import type { Entry, Singleton } from '../content-model/collections/query-results'
import { ContactForm } from '../sections/contact/ContactForm'
import { type ContactDetails, ContactPanel } from '../sections/contact/ContactPanel'
import { NextSteps } from '../sections/contact/NextSteps'
import { furtherTopics, type Offer, type OffersData, offerOf } from '../sections/contact/offers'
import { Bounded } from '../site/ErrorBoundary'
import { Head } from '../site/Head'
import type { WordsData } from '../site/interface-words'
import { useSiteData } from '../site/site-data'
import { organisation } from '../site/structured-data'
import { columnsFrom } from '../styles/columns'
import { color, media, size, space } from '../styles/theme'

const layout = css`
  ${container};
  ${columnsFrom(media.desktop, 'minmax(0, 7fr) minmax(0, 5fr)')};
  gap: ${space[3]} clamp(${space[5]}, 6vw, 6rem);
  padding-block: ${space.opening} ${space.section};
  ${media.phone} {
    & h2 {
      font-size: ${size.h3};
    }
  }
  & > :first-child {
    grid-column: 1 / -1;
  }
  & > :last-child {
    margin-top: ${space[3]};
    ${media.desktop} {
      margin-top: 0;
    }
  }
`

/* A single-line heading: the visitor's offer replaces it without a layout
   shift. */
const formSection = css`
  ${media.tablet} {
    margin-top: ${space[2]};
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
  home: { contact: Pick<Singleton<'home.mdx'>['contact'], 'next'> }
  settings: ContactDetails
}

export default function ContactPage({ data, location: { search } }: PageProps<ContactData>) {
  const { page, settings } = data
  // Unknown in the first render because pages are built without a query.
  const [offer, setOffer] = useState<Offer>()
  const { finalCta } = useSiteData().interfaceWords
  useLayoutEffect(() => setOffer(offerOf(data, search, finalCta)), [data, search, finalCta])
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
              {page.intro && <p>{page.intro}</p>}
              <div css={[column, formSection]} data-no-print>
                <ContactForm
                  search={search}
                  offer={offer}
                  topics={furtherTopics(data)}
                  before={
                    <SectionHeading
                      title={offer?.title ?? form?.title ?? page.title}
                      description={form?.description}
                    />
                  }
                  after={<NextSteps next={data.home.contact.next} level="h2" />}
                />
              </div>
            </div>
            <div css={column}>
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
    home {
      contact {
        next {
          title
          steps
        }
      }
    }
    settings {
      email
      ...SettingsMap
    }
    ...Offers
  }
`
