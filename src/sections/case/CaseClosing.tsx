import { css } from '@emotion/react'
import { Dotted } from '../../components/Dotted'
import { DocumentLink } from '../../components/links/DocumentLink'
import { withRanges } from '../../components/ranges'
import { Section } from '../../components/Section'
import { mutedSmall } from '../../styles/parts'
import { color, font, size, space, width } from '../../styles/theme'
import type { CaseData } from './case-data'

const list = css`
  display: grid;
  max-width: 44rem;
  & > li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & h3 {
    font: 600 1.1875rem / 1.3 ${font.display};
    margin-bottom: ${space[1]};
  }
`

const column = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  & > p {
    max-width: ${width.measure};
  }
`

const quote = css`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.accent};
  max-width: 40rem;
  & > blockquote {
    font: 300 ${size.h3} / 1.4 ${font.display};
  }
  & > figcaption {
    margin-top: ${space[1]};
    ${mutedSmall};
  }
`

/** The end of a case: dropped attempts, lessons, quote and PDF. */
export function CaseClosing({ entry, interfaceWords: { casePage: words } }: CaseData) {
  const { dropped, differently, client, document } = entry
  return (
    <>
      <Section id="dropped" title={words.dropped}>
        <ul css={list}>
          {dropped.map(({ title, description }, index) => (
            <li key={String(index)}>
              <h3>{title}</h3>
              <p>{withRanges(description)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="differently" title={words.differently}>
        <div css={column}>
          <p>{withRanges(differently)}</p>
          <figure css={quote}>
            <blockquote>{entry.quote.text}</blockquote>
            <figcaption>
              <Dotted phrases={[entry.quote.person, client]} />
            </figcaption>
          </figure>
          {document && (
            <div data-no-print>
              <DocumentLink document={document}>{words.download}</DocumentLink>
            </div>
          )}
        </div>
      </Section>
    </>
  )
}
