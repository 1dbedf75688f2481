import type { LucideIcon } from 'lucide-react'
import { useIsMirrored } from '../site/site-data'

/** A decorative arrow, mirrored in right-to-left pages. */
export function Arrow({ icon: Drawing, size = 20 }: { icon: LucideIcon; size?: number }) {
  const isMirrored = useIsMirrored() || undefined
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" data-mirrored={isMirrored} />
}
