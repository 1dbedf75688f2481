import { css } from '@emotion/react'
import { label, pressableLine, quietLink } from '../../styles/parts'
import { color, space } from '../../styles/theme'
import { ActionLink } from './ActionLink'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0 ${space[5]};
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & a {
    ${pressableLine};
    justify-content: space-between;
    gap: ${space[2]};
    padding-block: 0.5rem;
    ${quietLink};
    line-height: 1.35;
  }
  & small {
    flex: none;
    ${label};
  }
`

interface LinkListProps {
  items: readonly {
    path: string
    title: string
    note?: string | undefined
    /** Whether the title is the name of the page. Default: it is */
    named?: boolean
  }[]
}

/** Plain links in columns, each with an optional note. */
export function LinkList({ items }: LinkListProps) {
  return (
    <ul css={list}>
      {items.map(({ path, title, note, named = true }) => (
        <li key={`${path} ${title}`}>
          {note ? (
            <ActionLink to={path}>
              <span>{title}</span>
              <small>{note}</small>
            </ActionLink>
          ) : (
            <ActionLink to={path} name={named ? title : undefined}>
              {title}
            </ActionLink>
          )}
        </li>
      ))}
    </ul>
  )
}
