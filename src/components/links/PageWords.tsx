import { useAddress, useIsTranslated } from '../../site/use-address'

interface PageWordsProps {
  /** Address of the original of the page. */
  path: string
  title: string
  /** A sentence about it, shown where the page is in the language of this one. */
  text?: string | undefined
}

/** The words of a larger link to a page: its name, in its own language, and what it is about. */
export function PageWords({ path, title, text }: PageWordsProps) {
  const { language, dir } = useAddress(path)
  const isTranslated = useIsTranslated()
  return (
    <>
      <strong lang={language} dir={dir}>
        {title}
      </strong>
      {text && isTranslated(path) && <span>{text}</span>}
    </>
  )
}
