import { css } from '@emotion/react'
import { container } from '../components/Section'
import { clickableInline, clickableLine, mutedSmall, quietLink, wrapping } from '../styles/parts'
import { color, font, media, radius, size, space, target } from '../styles/theme'

export const ground = css`
  border-top: 1px solid ${color.line};
  background: ${color.wash};
  font-size: 0.9375rem;
`

/* Browsers print an inline block as a whole, but split blocks to avoid a break before them. */
export const whole = css`
  @media print {
    display: inline-block;
    width: 100%;
    vertical-align: top;
  }
`

export const grid = css`
  ${container};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  padding-block: ${space[3]};
  ${media.tablet} {
    padding-block: ${space[4]};
    grid-template-columns: minmax(0, 6fr) repeat(2, minmax(0, 3fr));
    & > nav,
    & > :nth-child(4) {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    /* One column per part that exists, because a company may have no profiles or no memberships. */
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2fr) minmax(0, 3fr);
    grid-auto-flow: column;
    & > :nth-child(n) {
      grid-column: auto;
    }
  }
  & h2 {
    margin-bottom: ${space[1]};
    color: ${color.warm};
    font: 600 ${size.small} / 1.4 ${font.text};
    letter-spacing: 0.02em;
  }
  & :is(p, address) {
    color: ${color.muted};
    font-style: normal;
    max-width: 22rem;
  }
  & p {
    margin-top: ${space[1]};
  }
  & address {
    margin-top: ${space[2]};
    & > span {
      display: block;
    }
    & > a {
      ${clickableLine};
      width: fit-content;
    }
  }
  @media print {
    display: block;
    padding-block: ${space[2]} 0;
    font-size: 0.8125rem;
    & > :first-child {
      columns: 3;
    }
    & :is(p, address) {
      margin: 0;
      break-inside: avoid;
    }
  }
`

export const links = css`
  & a {
    ${clickableInline};
    ${quietLink};
    min-width: ${target};
  }
`

/** Links in two columns if they fit, no higher than touch targets. */
export const linkColumns = css`
  ${links};
  columns: 8rem 2;
  column-gap: ${space[3]};
`

/** In a row, except in the narrow column of a wide screen. */
export const profileLinks = css`
  ${links};
  ${wrapping};
  column-gap: ${space[3]};
  ${media.desktop} {
    display: block;
  }
`

export const badges = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space[1]};
  & > li > * {
    display: grid;
    height: 100%;
    align-content: start;
    padding: ${space[1]} ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    color: ${color.ink};
    line-height: 1.4;
    text-decoration: none;
  }
  & span {
    ${mutedSmall};
  }
  & a:hover {
    border-color: ${color.edge};
    & strong {
      color: ${color.action};
    }
  }
`

export const legal = css`
  ${container};
  ${links};
  ${wrapping};
  align-items: center;
  gap: 0 ${space[3]};
  padding-bottom: ${space[3]};
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
