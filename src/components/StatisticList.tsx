import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font, size, space } from '../styles/theme'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[3]} ${space[4]};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding-top: ${space[2]};
    border-top: 1px solid ${color.edge};
  }
  & dd {
    font: 300 ${size.numeral} / 1 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.03em;
  }
  & dt {
    color: ${color.muted};
  }
`

interface StatisticListProps {
  items?: readonly { value: string; label: string }[]
  /** Items that show more than that. */
  children?: ReactNode
}

/** Large figures, each above its label. */
export function StatisticList({ items = [], children }: StatisticListProps) {
  return (
    <dl css={list} data-plain>
      {items.map(({ value, label }, index) => (
        <div key={String(index)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
