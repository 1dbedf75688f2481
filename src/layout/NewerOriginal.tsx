import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { container } from '../components/Section'
import { frameId } from '../content-model/addresses/frame-id'
import { usePageLanguage } from '../language/page-language'
import { mutedSmall, pressableInline } from '../styles/parts'
import { space } from '../styles/theme'

const line = css`
  ${container};
  padding-block: ${space[1]};
  ${mutedSmall};
  & > a {
    ${pressableInline};
  }
`

/** Says above a translation that its original has changed since, and leads there; nothing above other pages. */
export function NewerOriginal() {
  const { newerOriginal } = usePageLanguage()
  if (!newerOriginal) return null
  const { note, link, path, language } = newerOriginal
  return (
    // Named, since a page may have further complementary landmarks.
    <aside css={line} aria-labelledby={frameId('newer-original')} data-newer-original>
      <span id={frameId('newer-original')}>{`${note} `}</span>
      <a href={withPrefix(path)} hrefLang={language}>
        {link}
      </a>
    </aside>
  )
}
