import { useAddress, useIsTranslated } from '../../site/use-address'
import type { PageLink } from './related-links'

/** The words of a larger link to a page: its name, in its own language, and in that of this page what it is about. */
export function PageWords({ path, title, text }: PageLink) {
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
