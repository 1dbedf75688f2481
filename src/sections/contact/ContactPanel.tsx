import { css } from '@emotion/react'
import { SectionHeading } from '../../components/Section'
import type { Entry, Singleton } from '../../content-model/collections/query-results'
import { addressLines, numberLinks } from '../../language/written'
import type { InterfaceWords } from '../../site/interface-words'
import { useCompany } from '../../site/site-data'
import { label, pressableInline } from '../../styles/parts'
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
    ${pressableInline};
    font: 600 ${size.lead} / 1.4 ${font.display};
  }
  & address {
    font-style: normal;
  }
`

/** Settings that the panel shows beside those of every page. */
export type ContactDetails = Pick<Singleton<'settings.yaml'>, 'email' | 'map'>

interface ContactPanelProps {
  words: InterfaceWords['contactPage']
  section: Entry<'pages'>['sections'][number] | undefined
  details: ContactDetails
}

/** Panel beside the form: email address, numbers, headquarters, and the map if there is one. */
export function ContactPanel({ words, section, details: { email, map } }: ContactPanelProps) {
  const company = useCompany()
  const title = section?.title ?? company.brand
  return (
    <aside css={layout} aria-label={title}>
      <SectionHeading title={title} description={section?.description} />
      <dl css={details}>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {numberLinks(company).map(({ via, number, url }) => (
          <div key={via}>
            <dt>{via === 'telephone' ? words.telephone : via}</dt>
            <dd>
              <a href={url} dir="ltr">
                {number}
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.headquarters}</dt>
          <dd>
            <address>
              {addressLines(company.address).map((line, index) => (
                <div key={String(index)}>{line}</div>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      {map && <ContactMap map={map} words={words} />}
    </aside>
  )
}
