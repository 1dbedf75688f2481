import { css, type SerializedStyles } from '@emotion/react'
import { color, font, size, space } from '../../styles/theme'
import { Fact } from '../Fact'
import { withUnits } from '../ranges'

/** Styles of large figures, each above its label. */
export const statistics = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[3]} ${space[4]};
  & > div {
    display: grid;
    align-content: start;
    /* Reserves the figure's line, because the label arrives first. */
    grid-template-rows: minmax(${size.numeral}, auto) auto;
    gap: ${space[1]};
    padding-top: ${space[2]};
    border-top: 1px solid ${color.edge};
  }
  & dd {
    grid-row: 1;
    font: 300 ${size.numeral} / 1 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.03em;
  }
  & dt {
    grid-row: 2;
    color: ${color.muted};
  }
`

interface StatisticListProps {
  items: readonly { value: string; label: string }[]
  styles?: SerializedStyles
}

export function StatisticList({ items, styles = statistics }: StatisticListProps) {
  return (
    <dl css={styles}>
      {items.map(({ value, label }, index) => (
        <Fact key={String(index)} name={label}>
          {withUnits(value)}
        </Fact>
      ))}
    </dl>
  )
}
