import { useState } from 'react'
import { givenFamilies, showsMotif } from '../look/site-look'
import type { MotifData } from '../motif/chain'
import { familyOf, type MotifSubject } from '../motif/families'
import { motifHalves } from '../motif/motif'
import { useIsInHtml } from '../site/StructuredData'

interface MotifProps {
  /** The page's slug: the same seed and numbers always draw the same motif. */
  seed: string
  subject: MotifSubject
  /** The numbers of a case, and its family. Default: none, for a pattern without meaning */
  data?: MotifData | null
  /** Draws few cells in thicker lines, for places narrower than 100 px. */
  small?: boolean
}

/** The motif of a page, where the site has motifs: two SVGs, which a narrow page may lay side by side. Decorative. */
export function Motif(props: MotifProps) {
  if (!showsMotif) return null
  return <Drawing key={`${familyOf(props.subject, givenFamilies)}/${props.seed}`} {...props} />
}

/** Drawn in the browser only if the served HTML has no motif: React keeps that, and drawing all again takes 20 ms. */
function Drawing({ seed, subject, data, small }: MotifProps) {
  const isServed = useIsInHtml() && typeof window !== 'undefined'
  const [html] = useState(() => {
    const family = data?.family ?? familyOf(subject, givenFamilies)
    const size = small ? { side: 4, stroke: 4 } : {}
    return { __html: isServed ? '' : motifHalves({ seed, family, numbers: data, ...size }) }
  })
  return <div aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
