import { css } from '@emotion/react'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'

const { color, font, size, space } = theme

const terms = css`
  display: grid;
  gap: ${space[3]} ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.edge};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    break-inside: avoid;
  }
  & dt {
    font-size: ${size.small};
    font-weight: 600;
    color: ${color.warm};
  }
  & dd {
    margin-top: 0.25rem;
  }
  & strong {
    display: block;
    font: 300 ${size.h2} / 1.15 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
  }
  & dd > span {
    color: ${color.muted};
  }
  & li {
    padding-block: 0.5rem;
    border-top: 1px solid ${color.line};
    line-height: 1.4;
  }
  & li:first-of-type {
    border-top: 0;
  }
`

interface OfferingTermsProps {
  terms: NonNullable<Entry<'offerings'>['terms']>
  words: InterfaceWords['offeringsPage']
}

/** What an offering costs and how long it takes, what moves its price, and what that leaves out. */
export function OfferingTerms({
  terms: { length, band, bandFor, movedBy, excludes },
  words,
}: OfferingTermsProps) {
  return (
    <dl css={terms} data-plain>
      <div>
        <dt>{words.price}</dt>
        <dd>
          <strong>{band}</strong>
          <span>{bandFor}</span>
        </dd>
      </div>
      <div>
        <dt>{words.length}</dt>
        <dd>
          <strong>{length}</strong>
        </dd>
      </div>
      <div>
        <dt>{words.movedBy}</dt>
        <dd>
          <List items={movedBy} />
        </dd>
      </div>
      <div>
        <dt>{words.excludes}</dt>
        <dd>
          <List items={excludes} />
        </dd>
      </div>
    </dl>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={String(index)}>{item}</li>
      ))}
    </ul>
  )
}
