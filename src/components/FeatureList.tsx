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

const rows = css`
  border-bottom: 1px solid ${color.line};
  & > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: 0.25rem ${space[2]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & svg {
    color: ${color.warm};
  }
  & p {
    grid-column: 2;
    max-width: 36em;
    color: ${color.muted};
  }
  ${media.desktop} {
    & > li {
      grid-template-columns: 2.5rem minmax(0, 2fr) minmax(0, 3fr);
      column-gap: ${space[3]};
    }
    & p {
      grid-column: 3;
    }
  }
`

interface FeatureListProps {
  items: readonly { title: string; description: string; icon: IconName }[]
  /** Rows have the sentences beside the heading; in a grid they are below it. */
  layout: 'grid' | 'rows'
}

/** Items with an icon, a heading and a sentence or two. */
export function FeatureList({ items, layout }: FeatureListProps) {
  return (
    <ul css={layout === 'grid' ? grid : rows}>
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
