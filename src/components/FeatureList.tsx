import { css } from '@emotion/react'
import Check from 'lucide-react/icons/check'
import { columnsFrom } from '../styles/columns'
import { color, font, media, space } from '../styles/theme'
import { Icon } from './Icon'
import { withRanges } from './ranges'

const item = css`
  & > li {
    display: grid;
    gap: 0.25rem 0.75rem;
    align-content: start;
    border-top: 1px solid ${color.line};
  }
  & p {
    grid-column: 2;
    color: ${color.muted};
    line-height: 1.5;
  }
`

const grid = css`
  ${item};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[3]} ${space[5]};
  /* Fills every row for three, four and eight items; auto-fit would leave a single item in the last row. */
  ${media.tablet} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${space[4]};
    }
  }
  ${media.desktop} {
    &:has(> :is(:nth-child(4), :nth-child(8)):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: ${space[4]};
    }
  }
  & > li {
    grid-template-columns: auto minmax(0, 1fr);
    padding-top: ${space[2]};
    border-color: ${color.edge};
  }
  & svg {
    color: ${color.action};
  }
  ${media.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & svg {
      margin-bottom: 0.25rem;
    }
    & p {
      grid-column: 1;
    }
  }
`

const columns = css`
  border-bottom: 1px solid ${color.line};
  & > li {
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: ${space[2]};
  }
  & h3 {
    font-size: 1.125rem;
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

const rows = css`
  ${item};
  & > li {
    column-gap: ${space[2]};
  }
  & svg {
    color: ${color.warm};
  }
  & p {
    max-width: 36em;
  }
  ${columns};
`

const checks = css`
  ${item};
  ${columnsFrom(media.tablet, 'repeat(2, minmax(0, 1fr))')};
  column-gap: ${space[5]};
  & > li {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: 0.125rem;
    padding-block: 0.625rem;
  }
  & > li > svg {
    color: ${color.warm};
    margin-top: 0.1rem;
  }
  & h3 {
    font-size: 1.125rem;
  }
`

const numbers = css`
  ${item};
  counter-reset: item;
  & > li {
    counter-increment: item;
  }
  & > li::before {
    content: counter(item, decimal-leading-zero);
    color: ${color.warm};
    font: 300 1.5rem / 1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  & p {
    max-width: 46em;
  }
  ${columns};
`

const layouts = { grid, rows, checks, numbers }

interface FeatureListProps {
  items: readonly { title: string; description: string; icon?: string }[]
  /** `rows` and `numbers` have the text next to the heading on wide screens. */
  layout: keyof typeof layouts
}

/** Items with a heading, a text and an icon, check mark or number. */
export function FeatureList({ items, layout }: FeatureListProps) {
  const List = layout === 'numbers' ? 'ol' : 'ul'
  return (
    <List css={layouts[layout]}>
      {items.map(({ title, description, icon }, index) => (
        <li key={String(index)}>
          {icon && <Icon name={icon} />}
          {layout === 'checks' && <Check size={20} strokeWidth={1.5} aria-hidden="true" />}
          <h3>{withRanges(title)}</h3>
          <p>{withRanges(description)}</p>
        </li>
      ))}
    </List>
  )
}
