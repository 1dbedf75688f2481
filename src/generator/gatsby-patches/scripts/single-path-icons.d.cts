/** An icon of lucide-react: its name and its elements. */
interface Icon {
  name: string
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[]
}

/** Returns the path data of an icon: that of its lines, and that of what is filled too. */
export function pathsOf(icon: Icon): { lines: string; filled: string }

/** Returns the module that draws an icon as one path. */
export function moduleOf(icon: Icon): string
