import { useState } from 'react'
import type { MotifData } from '../motif/chain'
import { familyOf, type MotifSubject } from '../motif/families'
import { motifHalves } from '../motif/motif'
import { useIsInHtml } from '../site/StructuredData'
import { givenFamilies, showsMotif } from '../theme/site-theme'

interface MotifProps {
  /** The page's slug. Equal seeds and numbers draw equal motifs. */
  seed: string
  subject: MotifSubject
  /** Numbers and family of a case. Default: a pattern without meaning */
  data?: MotifData | null
  /** `small`: few, thick cells for less than 100 px. Default: 6 × 6 cells */
  size?: keyof typeof sizes
}

/** Cells across each half of a strip. */
export const stripSide = 12

const sizes = {
  small: { side: 4, stroke: 4, fine: true },
  strip: { side: stripSide, stroke: 1 },
} as const

/** A page's decorative motif as two SVGs, on sites with motifs. */
export function Motif(props: MotifProps) {
  if (!showsMotif) return null
  return <Drawing key={`${familyOf(props.subject, givenFamilies)}/${props.seed}`} {...props} />
}

/** Keeps the served SVGs: drawing all motifs again takes 20 ms. */
function Drawing({ seed, subject, data, size }: MotifProps) {
  const isServed = useIsInHtml() && typeof window !== 'undefined'
  const [html] = useState(() => {
    const family = data?.family ?? familyOf(subject, givenFamilies)
    const options = { seed, family, numbers: data, ...(size && sizes[size]) }
    return { __html: isServed ? '' : motifHalves(options) }
  })
  return <div aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
