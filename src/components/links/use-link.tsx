import type { ComponentProps, ReactNode } from 'react'
import { usePageLanguage } from '../../language/page-language'
import { useAddress } from '../../site/use-address'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** `/page`, `#section`, `https://…` or `mailto:…`. */
  to: string
  /** The name of the page, in its language: the words of a link without others. */
  name?: string | undefined
  /** What stands behind the words and behind what they say of the page's language. */
  after?: ReactNode
  /** Whether the language of a page in another one is shown as a short code, such as `ID`. Screen readers get it in words. */
  shortNote?: boolean
}

/** Returns a language without its country, as the header shows it: `EN` for `en-GB`. */
export const languageCode = (tag: string): string => (tag.split('-')[0] ?? tag).toUpperCase()

const opposite = { ltr: 'rtl', rtl: 'ltr' } as const

/** Returns the attributes of a link, where it leads, and its words with what they say of the language of its page where that is another. */
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
  // The words stay the only child where nothing is added: React writes them anew after a translator has been there.
  if (!note && !after) return { hrefLang, ...rest, to, words: children }
  const named = name ? { lang: hrefLang, dir } : {}
  const noted = (
    <>
      {children}
      {note && (
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
      )}
    </>
  )
  const words = (
    <>
      {/* In one element, since many links set their parts in a row. */}
      {note && (name || typeof children === 'string') ? <span {...named}>{noted}</span> : noted}
      {after}
    </>
  )
  return { hrefLang, ...rest, to, words }
}
