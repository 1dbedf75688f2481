import { css } from '@emotion/react'
import { MenuLink } from '../../components/links/MenuLink'
import { logo } from '../../look/site-look'
import { theme } from '../../styles/theme'

const { color, font, target } = theme

const brandLink = css`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  min-height: ${target};
  color: ${color.ink};
  font: 600 clamp(1.1875rem, 0.95rem + 1.2vw, 1.375rem) / 1 ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;
  & > span:first-of-type {
    flex: none;
    color: ${color.action};
    & > svg {
      width: auto;
      height: 1.75rem;
    }
  }
  & > span:last-of-type {
    /* A long name takes two lines. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    padding-block: 0.2em;
    line-height: 1.05;
  }
`

/** Link to the home page with the logo and the company's name. */
export function BrandLink({ brand }: { brand: string }) {
  return (
    <MenuLink to="/" css={brandLink}>
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span>{brand}</span>
    </MenuLink>
  )
}
