import type { ReactNode } from 'react'
import { usePageLanguage } from '../../language/page-language'
import type { LinkAddress } from '../../site/use-address'

interface LanguageNoteProps {
  /** What the link says of a page in another language; absent where it is in that of this page. */
  note?: string | undefined
  /** The language of the words, where it is another. */
  language?: string | undefined
  /** Its direction, where it is not that of this page. */
  dir?: LinkAddress['dir']
  after?: ReactNode
  children: ReactNode
}

const opposite = { ltr: 'rtl', rtl: 'ltr' } as const

/** The words of a link, with what they say of the language of its page where that is another. */
export function LanguageNote({ note, language, dir, after, children }: LanguageNoteProps) {
  const { language: own } = usePageLanguage()
  if (!note)
    return (
      <>
        {children}
        {after}
      </>
    )
  const words = (
    <small lang={language && own} dir={dir && opposite[dir]}>
      {` ${note}`}
    </small>
  )
  // In one element with the words, since many links set their parts in a row.
  return (
    <>
      {language || typeof children === 'string' ? (
        <span lang={language} dir={dir}>
          {children}
          {words}
        </span>
      ) : (
        <>
          {children}
          {words}
        </>
      )}
      {after}
    </>
  )
}
