import type { SerializedStyles } from '@emotion/react'
import { MenuLink } from '../components/links/MenuLink'
import type { StoryLink } from '../site/navigation'
import { panelLabel } from './menu-styles'

interface StoryLinksProps {
  label: string
  items: readonly StoryLink[]
  look?: SerializedStyles
}

/** A list of the success stories menu: links to cases, and plain text where no case has the domain or protocol. */
export function StoryLinks({ label, items, look }: StoryLinksProps) {
  return (
    items.length > 0 && (
      <>
        <p css={panelLabel}>{label}</p>
        <ul css={look}>
          {items.map(({ name, path }, index) => (
            <li key={String(index)}>
              {path ? (
                <MenuLink to={path} named>
                  {name}
                </MenuLink>
              ) : (
                <span>{name}</span>
              )}
            </li>
          ))}
        </ul>
      </>
    )
  )
}
