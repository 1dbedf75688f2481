import { css } from '@emotion/react'
import { Fact } from '../../components/Fact'
import { SectionHeading } from '../../components/Section'
import type { Entry, Singleton } from '../../content-model/collections/query-results'
import { addressLines, numberLinks, writeList } from '../../language/written'
import type { InterfaceWords } from '../../site/interface-words'
import { useCompany } from '../../site/site-data'
import { clickableInline, label } from '../../styles/parts'
import { color, font, size, space } from '../../styles/theme'
import { ContactMap } from './ContactMap'

const layout = css`
  display: grid;
  gap: ${space[4]};
`

const details = css`
  display: grid;
  gap: ${space[3]};
  & > div {
    display: grid;
    gap: 0.25rem;
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  & dt {
    ${label};
  }
  & a {
    ${clickableInline};
    font: 600 ${size.lead} / 1.4 ${font.display};
  }
  & address {
    font-style: normal;
  }
  /* Leaves space for the footer on the sheet. */
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Settings besides the company's. */
export type ContactDetails = Pick<Singleton<'settings.yaml'>, 'email' | 'map'>

interface ContactPanelProps {
  words: InterfaceWords['contactPage']
  section: Entry<'pages'>['sections'][number] | undefined
  details: ContactDetails
}

/** Contact details and map, next to the form. */
export function ContactPanel({ words, section, details: { email, map } }: ContactPanelProps) {
  const company = useCompany()
  const { openingHours, branches, areaServed, language } = company
  const title = section?.title ?? company.brand
  return (
    <aside css={layout} aria-label={title}>
      <SectionHeading title={title} description={section?.description} />
      <dl css={details}>
        <Fact name={words.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {numberLinks(company).map(({ via, number, url }) => (
          <Fact key={via} name={via === 'telephone' ? words.telephone : via}>
            <a href={url} dir="ltr">
              {number}
            </a>
          </Fact>
        ))}
        <Fact name={words.headquarters}>
          <address>
            <Lines lines={addressLines(company.address)} />
          </address>
        </Fact>
        {openingHours.length > 0 && (
          <Fact name={words.openingHours}>
            <Lines lines={openingHours.map(({ written }) => written)} />
          </Fact>
        )}
        {branches.map((branch, index) => (
          <Fact key={String(index)} name={branch.name}>
            <address>
              <Lines lines={addressLines(branch)} />
              {numberLinks({ telephone: branch.telephone }).map(({ via, number, url }) => (
                <a key={via} href={url} dir="ltr">
                  {number}
                </a>
              ))}
            </address>
          </Fact>
        ))}
        {areaServed.length > 0 && (
          <Fact name={words.areaServed}>{writeList(areaServed, language)}</Fact>
        )}
      </dl>
      {map && <ContactMap map={map} words={words} />}
    </aside>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => <div key={String(index)}>{line}</div>)
}
