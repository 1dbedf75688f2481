import { withPrefix } from 'gatsby'

/** Removes the path prefix, which Gatsby's `navigate` and links add again. */
export function withoutPrefix(pathname: string): string {
  return pathname.slice(withPrefix('/').length - 1) || '/'
}
