import { useAddress, useIsTranslated } from '../../site/use-address'
import { withRanges } from '../ranges'
import type { PageLink } from './related-links'

/** A page's name, and its text if the current language has it. */
export function PageWords({ path, title, text }: PageLink) {
  const { language, dir } = useAddress(path)
  const isTranslated = useIsTranslated()
  return (
    <>
      <strong lang={language} dir={dir}>
        {title}
      </strong>
      {text && isTranslated(path) && <span>{withRanges(text)}</span>}
    </>
  )
}
