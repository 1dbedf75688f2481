import { css } from '@emotion/react'
import { StructuredData } from '../../site/StructuredData'
import { type Crumb, useCompany, useSiteData } from '../../site/site-data'
import { breadcrumbs } from '../../site/structured-data'
import { mutedSmall, wrapping } from '../../styles/parts'
import { color, media } from '../../styles/theme'
import { MenuLink } from './MenuLink'

/** Truncates the page's name. Phones have space only for the steps above it. */
const line = css`
  width: 100%;
  ${mutedSmall};
  & > ol {
    ${wrapping};
    /* Keeps wrapped links far enough apart to tap. */
    row-gap: 0.5rem;
  }
  & li:last-child {
    flex: 1 1 4rem;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  ${media.phone} {
    /* Only hidden from view: the heading below repeats the name. */
    & li:nth-child(n + 3):last-child {
      position: absolute;
      width: 1px;
      clip-path: inset(50%);
    }
  }
  & li + li::before {
    content: '/';
    content: '/' / '';
    margin-inline: 0.5em;
    color: ${color.edge};
  }
  & a {
    /* A larger tap area that does not change the layout. */
    display: inline-block;
    margin: -0.75rem -0.5rem;
    padding: 0.75rem 0.5rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.action};
    text-decoration: underline;
  }
`

/**
 * Breadcrumb from the home page, with the index pages above the page.
 * @param trail steps below the index page, such as a category, then the page
 */
export function Breadcrumb({ trail: end }: { trail: readonly Crumb[] }) {
  const company = useCompany()
  const words = useSiteData().interfaceWords.breadcrumb
  const pagePath = end.at(-1)?.path ?? '/'
  const above = useSiteData().overviews.filter(({ path }) => pagePath.startsWith(`${path}/`))
  const trail = [{ path: '/', title: words.home }, ...above, ...end]
  return (
    <nav aria-label={words.spoken} css={line}>
      <ol>
        {trail.map(({ path, title }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <MenuLink to={path} name={title} />
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
      <StructuredData jsonLd={[breadcrumbs(company, trail)]} />
    </nav>
  )
}
