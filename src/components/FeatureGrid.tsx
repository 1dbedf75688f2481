import { css } from '@emotion/react'
import type { IconName } from '../content-model/collections/icons'
import { media, theme } from '../styles/theme'
import { Icon } from './Icon'

const { color, space } = theme

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[4]} ${space[5]};
  /* Four and eight fill their rows; auto-fit would leave one behind. */
  ${media.desktop} {
    &:has(> :nth-child(4):last-child),
    &:has(> :nth-child(8):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: ${space[4]};
    }
  }
  & > li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding-top: ${space[3]};
    border-top: 1px solid ${color.edge};
  }
  & svg {
    color: ${color.action};
    margin-bottom: ${space[1]};
  }
  & p {
    color: ${color.muted};
  }
`

interface FeatureGridProps {
  items: readonly { title: string; description: string; icon: IconName }[]
}

/** Cards with an icon, a heading and a sentence or two. */
export function FeatureGrid({ items }: FeatureGridProps) {
  return (
    <ul css={grid}>
      {items.map(({ title, description, icon }, index) => (
        <li key={String(index)}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
