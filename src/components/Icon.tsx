import * as drawings from '@theme/icons'

/** As an object that a name can index. */
const icons = drawings

/** An icon that content names. Decorative: the text next to it carries the meaning. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const Drawing = icons[name]
  // In development, content arrives before the script that draws its new icon.
  return Drawing ? <Drawing size={size} strokeWidth={1.5} aria-hidden="true" /> : null
}
