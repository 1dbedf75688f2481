import { css } from '@emotion/react'
import { MenuLink } from '../components/links/MenuLink'
import { PageWords } from '../components/links/PageWords'
import type { Navigation } from '../site/navigation'
import { label } from '../styles/parts'
import { color, media, space } from '../styles/theme'
import { cardText } from './menu-styles'

const row = css`
  display: grid;
  gap: 0 ${space[4]};
  align-items: baseline;
  margin-top: ${space[2]};
  padding-top: ${space[1]};
  ${media.desktop} {
    border-top: 1px solid ${color.line};
    grid-template-columns: 13rem repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: 16rem repeat(2, minmax(0, 1fr));
  }
  & > a {
    ${cardText};
    gap: 0;
    padding-block: 0.375rem;
    text-decoration: none;
  }
`

/** How many cases a menu names. */
const shownCount = 2

interface MenuWorkProps {
  navigation: Navigation
  /** Position of the menu, so that each names others as long as there are enough. */
  menu?: number
}

/** Two cases at the end of a menu; nothing without any. */
export function MenuWork({ navigation, menu = 0 }: MenuWorkProps) {
  const { work: cases, words } = navigation
  const own = cases.slice(menu * shownCount, (menu + 1) * shownCount)
  const shown = own.length === shownCount ? own : cases.slice(0, shownCount)
  if (shown.length === 0) return null
  return (
    <div css={row}>
      <p css={label}>{words.header.work}</p>
      {shown.map(({ path, name, client }) => (
        <MenuLink key={path} to={path}>
          <PageWords path={path} title={name} text={client} />
        </MenuLink>
      ))}
    </div>
  )
}
