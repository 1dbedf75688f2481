import { useState } from 'react'
import type { MotifData } from '../motif/chain'
import { familyOf, type MotifSubject } from '../motif/families'
import { motifHalves } from '../motif/motif'
import { useIsInHtml } from '../site/StructuredData'
import { givenFamilies, showsMotif } from '../theme/site-theme'

interface MotifProps {
  /** The page's slug: the same seed and numbers always draw the same motif. */
  seed: string
  subject: MotifSubject
  /** The numbers of a case, and its family. Default: none, for a pattern without meaning */
  data?: MotifData | null
  /** Few simple cells in thicker lines, for places narrower than 100 px, or many cells for a strip. Default: six by six cells */
  size?: keyof typeof sizes
}

/** Cells across each half of a motif that is a strip. */
export const stripSide = 12

const sizes = {
  small: { side: 4, stroke: 4, fine: true },
  strip: { side: stripSide, stroke: 1 },
} as const

/** The motif of a page, where the site has motifs: two SVGs, which a narrow page may lay side by side. Decorative. */
export function Motif(props: MotifProps) {
  if (!showsMotif) return null
  return <Drawing key={`${familyOf(props.subject, givenFamilies)}/${props.seed}`} {...props} />
}

/** Drawn in the browser only if the served HTML has no motif: React keeps that, and drawing all again takes 20 ms. */
function Drawing({ seed, subject, data, size }: MotifProps) {
  const isServed = useIsInHtml() && typeof window !== 'undefined'
  const [html] = useState(() => {
    const family = data?.family ?? familyOf(subject, givenFamilies)
    const options = { seed, family, numbers: data, ...(size && sizes[size]) }
    return { __html: isServed ? '' : motifHalves(options) }
  })
  return <div aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
