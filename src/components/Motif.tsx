import { useState } from 'react'
import type { MotifData } from '../motif/chain'
import { familyOf, type MotifSubject } from '../motif/families'
import { motifHalves } from '../motif/motif'
import { useIsInHtml } from '../site/StructuredData'
import { givenFamilies, showsMotif } from '../theme/site-theme'

interface MotifProps {
  /** The page's slug. The same seed and numbers always draw the same motif. */
  seed: string
  subject: MotifSubject
  /** The numbers and family of a case. Default: none, for a pattern without meaning */
  data?: MotifData | null
  /** `small` has few, thick cells for less than 100 px; `strip` has many. Default: 6 × 6 cells */
  size?: keyof typeof sizes
}

/** Cells across each half of a strip. */
export const stripSide = 12

const sizes = {
  small: { side: 4, stroke: 4, fine: true },
  strip: { side: stripSide, stroke: 1 },
} as const

/** A page's motif, on sites with motifs: two SVGs, side by side on narrow pages. Decorative. */
export function Motif(props: MotifProps) {
  if (!showsMotif) return null
  return <Drawing key={`${familyOf(props.subject, givenFamilies)}/${props.seed}`} {...props} />
}

/** Keeps motifs of the served HTML: drawing all of them again takes 20 ms. */
function Drawing({ seed, subject, data, size }: MotifProps) {
  const isServed = useIsInHtml() && typeof window !== 'undefined'
  const [html] = useState(() => {
    const family = data?.family ?? familyOf(subject, givenFamilies)
    const options = { seed, family, numbers: data, ...(size && sizes[size]) }
    return { __html: isServed ? '' : motifHalves(options) }
  })
  return <div aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
