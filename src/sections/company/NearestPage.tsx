import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import { TextLink } from '../../components/links/TextLink'
import { closest } from '../../content-model/rules/text/spelling'
import type { InterfaceWords } from '../../site/interface-words'
import { withoutPrefix } from '../../site/path-prefix'

/** Reserves its height, to avoid a layout shift. */
const line = css`
  min-height: 2.75rem;
`

const invisible = css`
  visibility: hidden;
`

interface NearestPageProps {
  pathname: string
  words: InterfaceWords['missingPage']
}

/** Links to the page with the most similar address in the sitemap, if any. */
export function NearestPage({ pathname, words }: NearestPageProps) {
  const [nearest, setNearest] = useState<string>()
  useEffect(() => {
    const find = async () => {
      const sitemap = await (await fetch(withPrefix('/sitemap.xml'))).text()
      // Trusted Types forbid `DOMParser`.
      const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
      const paths = addresses.map((address) => withoutPrefix(new URL(address).pathname))
      setNearest(closest(withoutPrefix(pathname), paths))
    }
    find().catch(() => undefined)
  }, [pathname])
  return (
    <p css={[line, !nearest && invisible]}>
      <span>{`${words.nearest} `}</span>
      {nearest && <TextLink to={nearest}>{nearest}</TextLink>}
    </p>
  )
}
