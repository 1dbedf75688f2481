/** Returns the path of a page's text version, such as `/services/erp-integration.md`. */
export function textPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
