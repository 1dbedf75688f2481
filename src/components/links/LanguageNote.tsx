import type { ReactNode } from 'react'
import { usePageLanguage } from '../../language/page-language'

interface LanguageNoteProps {
  /** What the link says of a page in another language; absent where it is in that of this page. */
  note?: string | undefined
  /** The language of the words, where it is another. */
  language?: string | undefined
  after?: ReactNode
  children: ReactNode
}

/** The words of a link, with what they say of the language of its page where that is another. */
export function LanguageNote({ note, language, after, children }: LanguageNoteProps) {
  const { language: own } = usePageLanguage()
  if (!note)
    return (
      <>
        {children}
        {after}
      </>
    )
  const words = <small lang={language && own}>{` ${note}`}</small>
  // In one element with the name, since many links set their parts in a row.
  return (
    <>
      {language ? (
        <span lang={language}>
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
