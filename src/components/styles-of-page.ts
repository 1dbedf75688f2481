import createCache, { type EmotionCache } from '@emotion/cache'

/** The attribute of the page's style element that names the styles in it. */
export const stylesAttribute = 'data-styles'

/**
 * Emotion's cache for a page whose styles are in its head already. Emotion's own way of adopting them
 * moves the element to another place, for which the browser styles the whole page anew and fetches
 * its fonts again: most of the work of taking a page over.
 */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: 'css' })
  // Styles stand in the head, not beside elements: `:first-child` is safe, and no warning is due.
  cache.compat = true
  const names = document.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute)
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
