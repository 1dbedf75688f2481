import * as drawings from '@theme/icons'

// An alias, because Biome warns of `drawings[name]`. Tree shaking is not needed:
// the module has only icons that content names.
const icons = drawings

/** A decorative icon named in content. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const Drawing = icons[name]
  // In development, content can arrive before the script with its icon.
  return Drawing ? <Drawing size={size} strokeWidth={1.5} aria-hidden="true" /> : null
}
