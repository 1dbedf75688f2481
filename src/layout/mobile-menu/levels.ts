/** The mobile menu's levels are paths: `services/it-consulting` stands below `services`. */
export const mainLevel = 'main'

/** The level that "Back" leads to: one segment less, and from a top level the main one. */
export function levelAbove(level: string): string {
  const end = level.lastIndexOf('/')
  return end < 0 ? mainLevel : level.slice(0, end)
}
