import { css } from '@emotion/react'
import { container } from '../components/Section'
import type { Singleton } from '../content-model/collections/query-results'
import { mutedSmall, pressableInline, pressableLine, wrapping } from '../styles/parts'
import { color, font, media, size, space, target } from '../styles/theme'

type Company = Singleton<'settings.yaml'>

export const ground = css`
  border-top: 1px solid ${color.line};
  background: ${color.wash};
  font-size: 0.9375rem;
`

const grid = css`
  ${container};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  padding-block: ${space[4]};
  & > :first-child,
  & > nav {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 6fr) repeat(2, minmax(0, 3fr));
    & > :first-child {
      grid-column: auto;
    }
    & > nav {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 3fr);
    & > nav {
      grid-column: auto;
    }
  }
  & h2 {
    margin-bottom: ${space[1]};
    color: ${color.warm};
    font: 600 ${size.small} / 1.4 ${font.text};
    letter-spacing: 0.02em;
  }
  & p,
  & address {
    color: ${color.muted};
    font-style: normal;
    max-width: 22rem;
  }
  & p {
    margin-top: ${space[1]};
  }
  & address {
    margin-top: ${space[3]};
    & > span {
      display: block;
    }
    & > a {
      ${pressableLine};
      width: fit-content;
    }
  }
  /* Three short columns at the end of the last sheet. */
  @media print {
    display: block;
    padding-block: ${space[2]} 0;
    font-size: 0.8125rem;
    & > :first-child {
      columns: 3;
    }
    & p,
    & address {
      margin: 0;
      break-inside: avoid;
    }
  }
`

/** With badges and no profiles beside the menu, the badges take their place. */
const gridWithoutProfiles = css`
  ${grid};
  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr);
  }
`

/** Without badges, the menu and the profiles are beside the company. */
const gridWithoutBadges = css`
  ${grid};
  & > :last-child {
    grid-column: auto;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 6fr);
    grid-auto-columns: minmax(0, 3fr);
    grid-auto-flow: column;
  }
`

export const links = css`
  & a {
    ${pressableInline};
    min-width: ${target};
    color: ${color.ink};
    text-decoration-color: transparent;
  }
  & a:hover,
  & [aria-current] {
    color: ${color.action};
    text-decoration-color: currentColor;
  }
`

/** The menu's links in two columns, whose rows are as close as targets may be. */
export const menuLinks = css`
  ${links};
  columns: 8rem 2;
  column-gap: ${space[3]};
  & > li {
    break-inside: avoid;
  }
`

export const legal = css`
  ${container};
  ${links};
  ${wrapping};
  align-items: center;
  gap: 0 ${space[3]};
  padding-bottom: ${space[4]};
  ${mutedSmall};
  &::before {
    content: '';
    flex: 0 0 100%;
    margin-bottom: ${space[1]};
    border-top: 1px solid ${color.line};
  }
  & > p {
    flex: 0 0 100%;
    padding-top: ${space[1]};
  }
  @media print {
    padding-bottom: 0;
  }
`

/** Returns the grid of the footer's columns, for a company with or without profiles and badges. */
export function gridFor({ social, memberships }: Pick<Company, 'social' | 'memberships'>) {
  if (memberships.length === 0) return gridWithoutBadges
  return social.length === 0 ? gridWithoutProfiles : grid
}
