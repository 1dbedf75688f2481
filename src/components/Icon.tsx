import * as drawings from '@theme/icons'

const icons = drawings

/** An icon named in content. Decorative: the text next to it carries the meaning. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const Drawing = icons[name]
  // In development, new content can arrive before the script with its icon.
  return Drawing ? <Drawing size={size} strokeWidth={1.5} aria-hidden="true" /> : null
}
