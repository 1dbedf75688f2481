import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import { TextLink } from '../../components/links/TextLink'
import { closest } from '../../content-model/rules/spelling'
import type { InterfaceWords } from '../../site/interface-words'
import { withoutPrefix } from '../../site/path-prefix'

/** Has its height from the beginning, so that nothing below it moves. */
const line = css`
  min-height: 2.75rem;
`

const unseen = css`
  visibility: hidden;
`

interface NearestPageProps {
  /** The address that the visitor asked for. */
  pathname: string
  words: InterfaceWords['missingPage']
}

/** A link to the page of the sitemap whose address is the most similar; nothing where none is, or without a connection. */
export function NearestPage({ pathname, words }: NearestPageProps) {
  const [nearest, setNearest] = useState<string>()
  useEffect(() => {
    const find = async () => {
      const sitemap = await (await fetch(withPrefix('/sitemap.xml'))).text()
      // Not parsed as XML, which trusted types forbid.
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
