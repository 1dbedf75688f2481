import { withPrefix } from 'gatsby'

/** Returns a path of the address bar without the site's path prefix, which Gatsby's `navigate` and links add again. */
export function withoutPrefix(pathname: string): string {
  return pathname.slice(withPrefix('/').length - 1) || '/'
}
