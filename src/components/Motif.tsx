import { useState } from 'react'
import type { PageWeave } from '../motif/chain'
import { familyOf, type MotifSubject } from '../motif/families'
import { motifHalves } from '../motif/motif'
import { useIsInHtml } from '../site/StructuredData'
import { givenFamilies, showsMotif } from '../theme/site-theme'

interface MotifProps {
  /** The page's slug: the same seed and numbers always draw the same motif. */
  seed: string
  subject: MotifSubject
  /** The numbers of the page. */
  weave?: PageWeave | null
  /** Cells across and down each, an even number. Default: what the numbers need */
  side?: number
  /** Of a motif without numbers: about how much of it is drawn, 0 to 1. */
  reach?: number
}

/** The motif of a page, where the site has motifs: two SVGs, which a narrow page may lay side by side. Decorative. */
export function Motif(props: MotifProps) {
  if (!showsMotif) return null
  return <Drawing key={`${familyOf(props.subject, givenFamilies)}/${props.seed}`} {...props} />
}

/** Drawn in the browser only if the served HTML has no motif: React keeps that, and drawing all again takes 20 ms. */
function Drawing({ subject, ...options }: MotifProps) {
  const isServed = useIsInHtml() && typeof window !== 'undefined'
  const [html] = useState(() => {
    const family = options.weave?.family ?? familyOf(subject, givenFamilies)
    return { __html: isServed ? '' : motifHalves({ ...options, family }) }
  })
  return <div aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
