import createCache, { type EmotionCache } from '@emotion/cache'

const key = 'css'

/**
 * Emotion's cache for a page whose styles are in its head already. Emotion's own way of adopting them
 * moves the element to another place, for which the browser styles the whole page anew and fetches
 * its fonts again: most of the work of taking a page over.
 */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key })
  // Styles stand in the head, not beside elements: `:first-child` is safe, and no warning is due.
  cache.compat = true
  const text = document.head.querySelector('style')?.textContent ?? ''
  // A page has every style whole that its classes name.
  for (const [, name = ''] of text.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true
  return cache
}
