import { css } from '@emotion/react'
import { IfTranslated } from '../components/links/IfTranslated'
import { MenuLink } from '../components/links/MenuLink'
import { PageWords } from '../components/links/PageWords'
import { Result } from '../components/Result'
import type { Navigation } from '../site/navigation'
import { label } from '../styles/parts'
import { color, font, media, space } from '../styles/theme'
import { allLink, cardText } from './menu-styles'

const row = css`
  display: grid;
  gap: 0 ${space[4]};
  align-items: start;
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

const figure = css`
  font: 300 1.375rem / 1.2 ${font.display};
  letter-spacing: -0.015em;
  color: ${color.ink};
`

const shownCount = 2

interface MenuWorkProps {
  navigation: Navigation
  /** Position of the menu. Menus show different cases if there are enough. */
  menu?: number
}

/** Two cases with their results, and a link to all cases. */
export function MenuWork({ navigation, menu = 0 }: MenuWorkProps) {
  const { work: cases, words } = navigation
  const menuCases = cases.slice(menu * shownCount, (menu + 1) * shownCount)
  const shown = menuCases.length === shownCount ? menuCases : cases.slice(0, shownCount)
  if (shown.length === 0) return null
  return (
    <div css={row}>
      <div>
        <p css={label}>{words.header.work}</p>
        <MenuLink to="/portfolio" css={allLink}>
          {words.header.allCases}
        </MenuLink>
      </div>
      {shown.map(({ path, name, client, measures: [first] }) => (
        <MenuLink key={path} to={path}>
          <PageWords path={path} title={name} text={client} />
          {first && (
            <IfTranslated page={path}>
              <b css={figure}>
                <Result {...first} />
              </b>
            </IfTranslated>
          )}
        </MenuLink>
      ))}
    </div>
  )
}
