import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import { TextLink } from '../../components/links/TextLink'
import { closest } from '../../content-model/rules/text/spelling'
import type { InterfaceWords } from '../../site/interface-words'
import { withoutPrefix } from '../../site/path-prefix'

/** Reserves its height from the start, to avoid a layout shift. */
const line = css`
  min-height: 2.75rem;
`

const unseen = css`
  visibility: hidden;
`

interface NearestPageProps {
  pathname: string
  words: InterfaceWords['missingPage']
}

/** A link to the page in the sitemap with the most similar address. Empty without a similar page or while offline. */
export function NearestPage({ pathname, words }: NearestPageProps) {
  const [nearest, setNearest] = useState<string>()
  useEffect(() => {
    const find = async () => {
      const sitemap = await (await fetch(withPrefix('/sitemap.xml'))).text()
      // Not parsed as XML because trusted types forbid it.
      const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
      const paths = addresses.map((address) => withoutPrefix(new URL(address).pathname))
      setNearest(closest(withoutPrefix(pathname), paths))
    }
    find().catch(() => undefined)
  }, [pathname])
  return (
    <p css={[line, !nearest && unseen]}>
      <span>{`${words.nearest} `}</span>
      {nearest && <TextLink to={nearest}>{nearest}</TextLink>}
    </p>
  )
}
