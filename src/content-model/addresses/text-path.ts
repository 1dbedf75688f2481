/** Returns the path of a page's text version: `/services/a.md`. */
export function textPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
