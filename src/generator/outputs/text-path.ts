/** `/services/erp-integration.md`: the text version of the page at an address. */
export function textPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
