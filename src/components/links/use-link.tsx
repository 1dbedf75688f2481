import type { ComponentProps, ReactNode } from 'react'
import { usePageLanguage } from '../../language/page-language'
import { useAddress } from '../../site/use-address'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** `/page`, `#section`, `https://…` or `mailto:…`. */
  to: string
  /** The page's name in its language, as the default text. */
  name?: string | undefined
  /** Content after the text and the language note. */
  after?: ReactNode
  /** Shows another language as a code, such as `ID`. Screen readers get its name. */
  shortNote?: boolean
}

/** Returns a language without its country: `EN` for `en-GB`. */
export const languageCode = (tag: string): string => (tag.split('-')[0] ?? tag).toUpperCase()

const opposite = { ltr: 'rtl', rtl: 'ltr' } as const

/**
 * Returns a link's attributes, address and text. If the page is in another
 * language, the text has a note.
 */
export function useLink({
  to: target,
  name,
  children = name,
  after,
  shortNote,
  ...rest
}: LinkProps) {
  const { to, language: hrefLang, dir, note } = useAddress(target)
  const { language: own } = usePageLanguage()
  // Keep plain text the only child, because React can then replace it even after a browser translator has wrapped it.
  if (!note && !after) return { hrefLang, ...rest, to, words: children }
  const named = name ? { lang: hrefLang, dir } : {}
  const noted = note ? (
    <>
      {children}
      <small lang={named.lang && own} dir={named.dir && opposite[named.dir]}>
        {shortNote ? (
          <>
            <span aria-hidden="true">{` ${languageCode(hrefLang)}`}</span>
            <span className="visually-hidden">{` ${note}`}</span>
          </>
        ) : (
          ` ${note}`
        )}
      </small>
    </>
  ) : (
    children
  )
  const words = (
    <>
      {/* Wrapped because many links lay out their children in a row. */}
      {typeof children === 'string' || (note && name) ? <span {...named}>{noted}</span> : noted}
      {after}
    </>
  )
  return { hrefLang, ...rest, to, words }
}
