import type { LucideIcon } from 'lucide-react'
import { useIsMirrored } from '../site/site-data'

interface ArrowProps {
  icon: LucideIcon
  /** Width and height in CSS pixels. */
  size?: number
}

/**
 * An arrow in the direction of reading. On a page that is written from right to left it points the other way, and a
 * `transform` moves it the other way too. Decorative.
 */
export function Arrow({ icon: Drawing, size = 20 }: ArrowProps) {
  const isMirrored = useIsMirrored()
  return (
    <Drawing
      size={size}
      strokeWidth={1.5}
      aria-hidden="true"
      {...(isMirrored && { 'data-mirrored': true })}
    />
  )
}
