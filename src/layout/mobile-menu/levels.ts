/** Name of the top level. Levels are paths: `services/it-consulting` is below `services`. */
export const mainLevel = 'main'

/** Returns the level that "Back" leads to: one segment less, and from a top level the main level. */
export function levelAbove(level: string): string {
  const end = level.lastIndexOf('/')
  return end < 0 ? mainLevel : level.slice(0, end)
}
