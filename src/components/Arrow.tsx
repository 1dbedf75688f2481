import type { LucideIcon } from 'lucide-react'
import { useIsMirrored } from '../layout/company'

interface ArrowProps {
  icon: LucideIcon
  /** Width and height in CSS pixels. */
  size?: number
}

/**
 * An icon that points along the line: it is mirrored on a page that is written from right to left, and so is the way on
 * which `transform` moves it. Decorative.
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
