import { withPrefix } from 'gatsby'

/** Removes the site's path prefix from a pathname. Gatsby's `navigate` and links add it again. */
export function withoutPrefix(pathname: string): string {
  return pathname.slice(withPrefix('/').length - 1) || '/'
}
