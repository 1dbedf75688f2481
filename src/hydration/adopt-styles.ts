import createCache, { type EmotionCache } from '@emotion/cache'

/** Begins the name of each class of Emotion. Short, since every page has hundreds of them. */
export const styleKey = 'c'

/**
 * Returns an Emotion cache for a page whose styles are in its head already. Emotion's own hydration moves the style
 * element, after which the browser recalculates all styles and fetches the fonts again.
 */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: styleKey })
  // Styles are in the head, not beside elements: `:first-child` is safe, so this silences the warning.
  cache.compat = true
  const text = document.head.querySelector('style')?.textContent ?? ''
  // The head has the complete styles of every class on the page, so all of them count as inserted.
  for (const [, name = ''] of text.matchAll(/\.c-(\w+)/g)) cache.inserted[name] = true
  return cache
}
