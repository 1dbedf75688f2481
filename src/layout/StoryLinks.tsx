import type { SerializedStyles } from '@emotion/react'
import { MenuLink } from '../components/links/MenuLink'
import type { StoryLink } from '../site/navigation'
import { label } from '../styles/parts'

interface StoryLinksProps {
  title: string
  items: readonly StoryLink[]
  look?: SerializedStyles
}

/** A list of the success stories menu: links to cases, and plain text where no case has the domain or protocol. */
export function StoryLinks({ title, items, look }: StoryLinksProps) {
  return (
    items.length > 0 && (
      <>
        <p css={label}>{title}</p>
        <ul css={look}>
          {items.map(({ name, path }, index) => (
            <li key={String(index)}>
              {path ? <MenuLink to={path} name={name} /> : <span>{name}</span>}
            </li>
          ))}
        </ul>
      </>
    )
  )
}
