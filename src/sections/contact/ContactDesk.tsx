import { css } from '@emotion/react'
import { Suspense } from 'react'
import { Breadcrumb } from '../../components/links/Breadcrumb'
import { OpeningEnd } from '../../components/OpeningEnd'
import { container, SectionHeading } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { Bounded } from '../../site/ErrorBoundary'
import type { InterfaceWords } from '../../site/interface-words'
import { color, media, size, space } from '../../styles/theme'
import { ContactForm } from './ContactForm'
import { type ContactDetails, ContactPanel } from './ContactPanel'
import type { Offer } from './offers'

/** The first field is within the first screen. */
const layout = css`
  ${container};
  display: grid;
  gap: ${space[3]} clamp(${space[5]}, 6vw, 6rem);
  padding-block: clamp(1.5rem, 1rem + 2vw, 2.5rem) ${space.section};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > :first-child {
      grid-column: 1 / -1;
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

interface ContactDeskProps {
  page: Entry<'pages'>
  /** What the visitor's last press asked for. */
  offer: Offer | undefined
  /** Query of the address, which may name the service that the visitor came from. */
  search: string
  words: InterfaceWords['contactPage']
  details: ContactDetails
}

/** The contact page: its heading over the form, and beside them its introduction and the other ways to write. */
export function ContactDesk({ page, offer, search, ...panel }: ContactDeskProps) {
  const sectionOf = (name: string) => page.sections.find(({ key }) => key === name)
  const form = sectionOf('form')
  return (
    <>
      <Bounded as="section" id="contact">
        <Suspense>
          <div css={layout}>
            <Breadcrumb trail={[page]} />
            <div css={column}>
              <h1>{page.heading}</h1>
              <div css={column} data-no-print>
                <SectionHeading
                  title={offer?.title ?? form?.title ?? page.title}
                  description={offer?.hint ?? form?.description}
                />
                <ContactForm search={search} offer={offer?.title} />
              </div>
            </div>
            <div css={column}>
              {page.intro && <p>{page.intro}</p>}
              <ContactPanel section={sectionOf('panel')} {...panel} />
            </div>
          </div>
        </Suspense>
      </Bounded>
      <OpeningEnd />
    </>
  )
}
