/**
 * Features of browsers that scripts use without an alternative. In a browser that lacks any of them no further script loads,
 * and pages work as without script. Add a feature here before using it: `docs/deploying.md` names the browsers.
 */

/** Each feature, with the first versions of Chrome (and Edge), Firefox and Safari that have it. */
export const requiredFeatures = {
  'Element.prototype.checkVisibility': [105, 106, 17.4],
  'AbortSignal.timeout': [103, 100, 16],
  'HTMLDialogElement.prototype.showModal': [37, 98, 15.4],
  'Object.hasOwn': [93, 92, 15.4],
  reportError: [95, 93, 15.4],
} as const

/** Returns whether the browser has all features. */
export function hasRequiredFeatures(): boolean {
  return Object.keys(requiredFeatures).every(isThere)
}

/** @param path of a feature in the global object */
function isThere(path: string): boolean {
  let value: unknown = globalThis
  for (const name of path.split('.')) value = Reflect.get(Object(value), name)
  return typeof value === 'function'
}
