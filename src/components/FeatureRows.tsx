import { css } from '@emotion/react'
import type { IconName } from '../content-model/collections/icons'
import { media, theme } from '../styles/theme'
import { Icon } from './Icon'

const { color, space } = theme

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

interface FeatureRowsProps {
  items: readonly { title: string; description: string; icon: IconName }[]
}

/** Items in rows, each with an icon, a heading and a sentence or two beside it. */
export function FeatureRows({ items }: FeatureRowsProps) {
  return (
    <ul css={rows}>
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
