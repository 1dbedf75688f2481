/** Returns the path data of an icon of lucide-react: that of its lines, and that of what is filled too. */
export function pathsOf(icon: {
  name: string
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[]
}): { lines: string; filled: string }
