import { css } from '@emotion/react'
import { DocumentLink } from '../../components/links/DocumentLink'
import { Section } from '../../components/Section'
import type { Entry, EntryDocument } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { mutedSmall } from '../../styles/parts'
import { color, font, size, space, width } from '../../styles/theme'

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

interface CaseClosingProps {
  entry: Entry<'cases'> & { document: EntryDocument | null }
  words: InterfaceWords['casePage']
}

/** What the company would do differently, what the client said, and the PDF. */
export function CaseClosing({ entry, words }: CaseClosingProps) {
  const { differently, client, document } = entry
  return (
    <Section id="differently" title={words.differently}>
      <div css={column}>
        <p>{differently}</p>
        <figure css={quote}>
          <blockquote>{entry.quote.text}</blockquote>
          <figcaption>{`${entry.quote.person} · ${client}`}</figcaption>
        </figure>
        {document && (
          <div data-no-print>
            <DocumentLink document={document}>{words.download}</DocumentLink>
          </div>
        )}
      </div>
    </Section>
  )
}
