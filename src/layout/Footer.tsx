import { graphql, useStaticQuery } from 'gatsby'
import { MenuLink } from '../components/links/MenuLink'
import { shellId } from '../content-model/addresses/shell-id'
import type { Singleton } from '../content-model/collections/query-results'
import { fillWords, type WordsData } from '../site/interface-words'
import type { SiteLink } from '../site/navigation'
import { useCompany } from '../site/site-data'
import { badges, grid, ground, legal, linkColumns, profileLinks, whole } from './footer-styles'
import { BrandLink } from './header/BrandLink'
import { LanguageLinks } from './LanguageLinks'
import { Places } from './Places'

interface FooterData extends WordsData<'footer'> {
  footerLinks: SiteLink[]
  settings: Pick<
    Singleton<'settings.yaml'>,
    'copyrightYear' | 'sampleNotice' | 'email' | 'memberships'
  >
}

export function Footer() {
  const { interfaceWords, footerLinks, settings } = useStaticQuery<FooterData>(graphql`
    query FooterSettings {
      ...FooterWords
      footerLinks {
        path
        text
        isTitle
      }
      settings {
        copyrightYear
        sampleNotice
        email
        ...SettingsMemberships
      }
    }
  `)
  const words = interfaceWords.footer
  const { copyrightYear, sampleNotice, email, memberships } = settings
  const { legalName, tagline, siteUrl, social } = useCompany()
  return (
    <footer css={ground}>
      <div css={whole}>
        <div css={grid}>
          <div>
            <BrandLink />
            <p>{tagline}</p>
            <Places words={words} />
            <p data-only-print>{`${email}, ${siteUrl.replace('https://', '')}`}</p>
          </div>
          <nav aria-labelledby={shellId('footer-menu')}>
            <h2 id={shellId('footer-menu')}>{words.menu}</h2>
            <ul css={linkColumns}>
              {footerLinks.map(({ path, text, isTitle }) => (
                <li key={path}>
                  <MenuLink to={path} name={isTitle ? text : undefined}>
                    {text}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
          {social.length > 0 && (
            <div data-no-print>
              <h2>{words.followUs}</h2>
              <ul css={profileLinks}>
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
              <ul css={badges}>
                {memberships.map(({ name, note, url }, index) => {
                  const Badge = url ? 'a' : 'div'
                  return (
                    <li key={String(index)}>
                      <Badge {...(url && { href: url })}>
                        <strong>{name}</strong>
                        <span>{note}</span>
                      </Badge>
                    </li>
                  )
                })}
              </ul>
            </div>
          )}
        </div>
        <div css={legal}>
          {sampleNotice && <p>{sampleNotice}</p>}
          <span>
            {fillWords(words.copyright, { year: String(copyrightYear), company: legalName })}
          </span>
          <MenuLink to="/privacy-policy">{words.privacy}</MenuLink>
          <LanguageLinks />
        </div>
      </div>
    </footer>
  )
}
