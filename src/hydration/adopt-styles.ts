import createCache, { type EmotionCache } from '@emotion/cache'

/** Prefix of Emotion's class names. Short, because every page has hundreds of them. */
export const styleKey = 'c'

/**
 * Returns an Emotion cache that uses the styles in the head. Emotion's own hydration would move the style element, which
 * makes browsers recalculate styles and fetch fonts again.
 */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: styleKey })
  // Silences the warning about `:first-child`, which is safe because all styles are in the head.
  cache.compat = true
  const text = document.head.querySelector('style')?.textContent ?? ''
  // The head has complete styles, so mark every class as inserted.
  for (const [, name = ''] of text.matchAll(/\.c-(\w+)/g)) cache.inserted[name] = true
  return cache
}
