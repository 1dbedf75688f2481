import { css } from '@emotion/react'
import { MenuLink } from '../../components/links/MenuLink'
import { useCompany } from '../../site/site-data'
import { color, font } from '../../styles/theme'
import { logo } from '../../theme/site-theme'

export const brandStyle = css`
  display: flex;
  align-items: center;
  color: ${color.ink};
  font: 600 clamp(1.1875rem, 0.95rem + 1.2vw, 1.375rem) / 1 ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;
  & > span:first-of-type {
    flex: none;
    margin-inline-end: 0.625rem;
    color: ${color.action};
    & > svg {
      width: auto;
      height: 1.75rem;
    }
  }
  & > span:last-of-type {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    padding-block: 0.2em;
    line-height: 1.05;
  }
`

/** The logo wraps to a clipped line if the name leaves no room for it. */
const brandLink = css`
  ${brandStyle};
  flex-wrap: wrap-reverse;
  align-content: flex-end;
  min-width: 0;
  height: 3.5rem;
  overflow: clip;
  & > span:last-of-type {
    flex: 1 1 min-content;
  }
  /* As high as the link, to centre the name on either line. */
  &::after {
    content: '';
    height: 3.5rem;
  }
`

export function BrandLink() {
  return (
    <MenuLink to="/" css={brandLink}>
      <Brand />
    </MenuLink>
  )
}

export function Brand() {
  const { brand } = useCompany()
  return (
    <>
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span>{brand}</span>
    </>
  )
}
