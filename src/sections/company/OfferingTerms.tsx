import { css } from '@emotion/react'
import { disclosure } from '../../components/disclosure'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { theme } from '../../styles/theme'

const { color, space } = theme

const terms = css`
  border-top: 1px solid ${color.line};
  & > details {
    border-bottom: 1px solid ${color.line};
  }
  & ul {
    padding-bottom: ${space[2]};
  }
  & li {
    padding-block: 0.375rem;
    font-size: 1rem;
    line-height: 1.4;
  }
`

interface OfferingTermsProps {
  terms: NonNullable<Entry<'offerings'>['terms']>
  words: InterfaceWords['offeringsPage']
}

/** What moves the price of an offering, and what it leaves out, both folded. */
export function OfferingTerms({ terms: { movedBy, excludes }, words }: OfferingTermsProps) {
  return (
    <div css={terms}>
      <List title={words.movedBy} items={movedBy} />
      <List title={words.excludes} items={excludes} />
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <details css={disclosure}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <ul>
        {items.map((item, index) => (
          <li key={String(index)}>{item}</li>
        ))}
      </ul>
    </details>
  )
}
