import { css } from '@emotion/react'
import { graphql, useStaticQuery } from 'gatsby'
import { MembershipList } from '../components/MembershipList'
import { container } from '../components/Section'
import type { Singleton } from '../content-model/collections/query-results'
import { media, theme } from '../styles/theme'
import { BrandLink } from './header/BrandLink'
import { fillWords, type InterfaceWords } from './interface-words'
import { MenuLink } from './MenuLink'

const { color, space, size, target } = theme

const ground = css`
  border-top: 1px solid ${color.line};
  background: ${color.wash};
  font-size: 0.9375rem;
`

const grid = css`
  ${container};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};
  padding-block: ${space[6]} ${space[5]};
  & > :first-child,
  & > :last-child {
    grid-column: span 2;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 6fr) repeat(2, minmax(0, 3fr));
    & > :first-child {
      grid-column: auto;
    }
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 4fr);
    & > :first-child,
    & > :last-child {
      grid-column: auto;
    }
  }
  & h2 {
    margin-bottom: ${space[1]};
    color: ${color.warm};
    font: 600 ${size.small} / 1.4 ${theme.font.text};
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

const links = css`
  & a {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
    color: ${color.ink};
    text-decoration-color: transparent;
  }
  & a:hover,
  & [aria-current] {
    color: ${color.action};
    text-decoration-color: currentColor;
  }
`

const legal = css`
  ${container};
  ${links};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  padding-bottom: ${space[4]};
  color: ${color.muted};
  font-size: ${size.small};
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

type Company = Pick<
  Singleton<'settings.yaml'>,
  | 'brand'
  | 'legalName'
  | 'tagline'
  | 'copyrightYear'
  | 'sampleNotice'
  | 'email'
  | 'siteUrl'
  | 'address'
  | 'social'
  | 'memberships'
>

/** Id of the footer; once it has arrived, so has all content before it (`rel=expect` in gatsby-ssr.tsx). */
export const footerId = 'site-footer'

interface FooterData {
  interfaceWords: Pick<InterfaceWords, 'footer'>
  settings: Company
}

/** Returns the links of the footer's menu (specification, "Footer"). */
const menuWith = (words: InterfaceWords['footer']) => [
  { label: words.vision, path: '/about' },
  { label: words.offerings, path: '/offerings' },
  { label: words.industries, path: '/industries' },
  { label: words.portfolio, path: '/portfolio' },
  { label: words.contact, path: '/contact' },
]

/** The footer of every page: company, address, menu, social links and memberships. */
export function Footer() {
  const { interfaceWords, settings } = useStaticQuery<FooterData>(graphql`
    query FooterSettings {
      interfaceWords {
        footer {
          ...FooterWords
        }
      }
      settings {
        brand
        legalName
        tagline
        copyrightYear
        sampleNotice
        email
        siteUrl
        address {
          lines
          locality
          postalCode
          country
        }
        social {
          network
          url
        }
        memberships {
          name
          note
          url
        }
      }
    }
  `)
  const words = interfaceWords.footer
  const { brand, legalName, tagline, copyrightYear, address, social, memberships } = settings
  const { lines, locality, postalCode, country } = address
  const { email, siteUrl, sampleNotice } = settings
  return (
    <footer css={ground} id={footerId}>
      <div css={grid}>
        <div>
          <BrandLink brand={brand} />
          <p>{tagline}</p>
          <address>
            {[...lines, `${locality} ${postalCode}`, country].map((line, index) => (
              <span key={String(index)}>{line}</span>
            ))}
          </address>
          <p data-only-print>{`${email}, ${siteUrl.replace('https://', '')}`}</p>
        </div>
        <nav aria-labelledby="footer-menu">
          <h2 id="footer-menu">{words.menu}</h2>
          <ul css={links}>
            {menuWith(words).map(({ label, path }) => (
              <li key={path}>
                <MenuLink to={path}>{label}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        {social.length > 0 && (
          <div data-no-print>
            <h2>{words.followUs}</h2>
            <ul css={links}>
              {social.map(({ network, url }, index) => (
                <li key={String(index)}>
                  <a href={url}>{network}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {memberships.length > 0 && (
          <div data-no-print>
            <h2>{words.memberOf}</h2>
            <MembershipList memberships={memberships} />
          </div>
        )}
      </div>
      <div css={legal}>
        {sampleNotice && <p>{sampleNotice}</p>}
        <span>{fillWords(words.copyright, { year: copyrightYear, company: legalName })}</span>
        <MenuLink to="/privacy-policy">{words.privacy}</MenuLink>
      </div>
    </footer>
  )
}
