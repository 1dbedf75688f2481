/**
 * Redirects from addresses without an entry, such as pages of a former site:
 * `['/prices.html', '/offerings']`.
 */
export const otherRedirects: readonly (readonly [from: string, to: string])[] = []
