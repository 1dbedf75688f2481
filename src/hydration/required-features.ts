/**
 * Without these browser features, pages work as without script. Add a feature
 * before you use it, and update `docs/deploying.md`.
 */

/** First versions of Chrome (and Edge), Firefox and Safari. */
export const requiredFeatures = {
  'Element.prototype.checkVisibility': [105, 106, 17.4],
  'AbortSignal.timeout': [103, 100, 16],
  'HTMLDialogElement.prototype.showModal': [37, 98, 15.4],
  'Object.hasOwn': [93, 92, 15.4],
  reportError: [95, 93, 15.4],
} as const

export function hasRequiredFeatures(): boolean {
  return Object.keys(requiredFeatures).every(isSupported)
}

function isSupported(path: string): boolean {
  let value: unknown = globalThis
  for (const name of path.split('.')) value = Reflect.get(Object(value), name)
  return typeof value === 'function'
}
