import { useState, useSyncExternalStore } from 'react'
import { givenFamilies, showsMotif } from '../look/site-look'
import { familyOf, type MotifSubject } from '../motif/families'
import { motif } from '../motif/motif'

interface MotifProps {
  /** The page's slug: the same seed always draws the same motif. */
  seed: string
  subject: MotifSubject
  columns?: number
  rows?: number
  /** Approximate share of the motif that is drawn, 0 to 1. */
  reach?: number
}

/** The lattice motif of a page, where the site has motifs. Decorative. */
export function Motif(props: MotifProps) {
  if (!showsMotif) return null
  return <Drawing key={`${familyOf(props.subject, givenFamilies)}/${props.seed}`} {...props} />
}

/**
 * Draws the motif on the server, and in the browser only if it was not in the served HTML: React keeps
 * server-rendered markup on hydration, so drawing it again would be wasted work (20 ms on the home page).
 */
function Drawing({ seed, subject, columns, rows, reach }: MotifProps) {
  const isHydrating = useSyncExternalStore(unchanging, never, always)
  const [html] = useState(() => ({
    __html:
      isHydrating && typeof window !== 'undefined'
        ? ''
        : motif({ seed, family: familyOf(subject, givenFamilies), columns, rows, reach }),
  }))
  return <div aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

const unchanging = () => () => undefined
const never = () => false
const always = () => true
