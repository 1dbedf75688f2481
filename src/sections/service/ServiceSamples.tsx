import { css } from '@emotion/react'
import { DocumentLink, type LinkedDocument } from '../../components/links/DocumentLink'
import { Section } from '../../components/Section'
import type { Card } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { theme } from '../../styles/theme'

const { space } = theme

const list = css`
  display: grid;
  gap: ${space[4]};
  max-width: 40rem;
  & > li {
    display: grid;
    gap: ${space[1]};
    justify-items: start;
  }
`

/** A sample deliverable with its PDF. */
export type ServiceSample = Pick<Card<'deliverables'>, 'title' | 'summary'> & {
  document: LinkedDocument
}

interface ServiceSamplesProps {
  samples: readonly ServiceSample[]
  words: InterfaceWords['servicePage']
  /** The words of the links. */
  open: string
}

/** Sample deliverables of a service; nothing where it has none. */
export function ServiceSamples({ samples, words, open }: ServiceSamplesProps) {
  if (samples.length === 0) return null
  return (
    <Section title={words.samples} onPaper={false}>
      <ul css={list}>
        {samples.map(({ title, summary, document }) => (
          <li key={document.address}>
            <h3>{title}</h3>
            <p>{summary}</p>
            <DocumentLink document={document} label={title}>
              {open}
            </DocumentLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
