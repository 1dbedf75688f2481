import createCache, { type EmotionCache } from '@emotion/cache'

/** Prefix of Emotion's class names. Short to keep pages small. */
export const styleKey = 'c'

/**
 * Returns an Emotion cache that uses the styles in the head. Emotion's own hydration moves the
 * style element, which makes browsers recalculate styles and fetch fonts again.
 */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: styleKey })
  // Silences the warning about `:first-child`. All styles are in the head.
  cache.compat = true
  const text = document.head.querySelector('style')?.textContent ?? ''
  for (const [, name = ''] of text.matchAll(/\.c-(\w+)/g)) cache.inserted[name] = true
  return cache
}
