import { useState, useSyncExternalStore } from 'react'
import { families } from '../motif/families'
import { motif } from '../motif/motif'

interface MotifProps {
  /** The page's slug: the same seed always draws the same motif. */
  seed: string
  subject: keyof typeof families
  columns?: number
  rows?: number
  /** About how much of the motif is finished, 0 to 1. */
  reach?: number
}

/** The lattice motif of a page. Decorative. */
export function Motif(props: MotifProps) {
  return <Drawing key={`${props.subject}/${props.seed}`} {...props} />
}

/**
 * Drawn on the server, and in the browser only where the page came without it: React keeps markup
 * that it takes over as it is, so drawing it again would be work that nobody sees (20 ms on the home
 * page).
 */
function Drawing({ seed, subject, columns, rows, reach }: MotifProps) {
  const takingOver = useSyncExternalStore(unchanging, never, always)
  const [html] = useState(() => ({
    __html:
      takingOver && typeof window !== 'undefined'
        ? ''
        : motif({ seed, family: families[subject], columns, rows, reach }),
  }))
  return <div aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

const unchanging = () => () => undefined
const never = () => false
const always = () => true
