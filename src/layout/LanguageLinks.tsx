import { css } from '@emotion/react'
import { navigate, withPrefix } from 'gatsby'
import { languageCode } from '../components/links/use-link'
import { usePageLanguage } from '../language/page-language'
import { onUnmodifiedClick } from '../site/unmodified-click'
import { wrapping } from '../styles/parts'
import { color, space, target } from '../styles/theme'
import { links } from './footer-styles'

const short = css`
  display: grid;
  place-items: center;
  min-width: ${target};
  min-height: ${target};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
`

const row = css`
  ${links};
  ${wrapping};
  gap: 0 ${space[3]};
`

/**
 * Links to this page in other languages, or to the nearest translated page.
 * `isShort` shows codes such as ID instead of names.
 */
export function LanguageLinks({ isShort = false }: { isShort?: boolean }) {
  const { otherLanguages = [], languagesLabel } = usePageLanguage()
  if (otherLanguages.length === 0) return null
  const listed = otherLanguages.map(({ language, direction, name, path, isSame, note }) => (
    <a
      key={language}
      href={withPrefix(path)}
      lang={language}
      dir={direction}
      hrefLang={language}
      css={isShort && short}
      onClick={onUnmodifiedClick(() => {
        // Queries and heading ids are the same in every language.
        const { search, hash } = window.location
        void navigate(isSame ? path + search + hash : path)
      })}
    >
      {isShort && <span>{languageCode(language)}</span>}
      <span className={isShort ? 'visually-hidden' : undefined}>
        {isShort ? ` ${name}` : name}
        {!isShort && note && <small>{` ${note}`}</small>}
      </span>
    </a>
  ))
  if (isShort) return listed
  return (
    <nav aria-label={languagesLabel} css={row} data-no-print>
      {listed}
    </nav>
  )
}
