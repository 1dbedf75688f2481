import * as drawings from '@look/icons'
import type { IconName } from '../content-model/collections/icons'

/** As an object, of which a name chooses one. */
const icons = drawings

/** An icon that content may name. Decorative: the text beside it carries the meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" />
}
