import type { ReactNode } from 'react'

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
  if (!note)
    return (
      <>
        {children}
        {after}
      </>
    )
  return (
    <>
      {language ? <span lang={language}>{children}</span> : children}
      <small data-note>{` ${note}`}</small>
      {after}
    </>
  )
}
