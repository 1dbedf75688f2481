/**
 * The one policy through which HTML and addresses of scripts reach the page, in browsers that know
 * trusted types. React, Gatsby and react-helmet have no policies of their own: they hand over strings,
 * which come here.
 */

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** Elements of our drawings; all that is ever set as HTML, apart from text. */
const foreignElement = /<(?!\/?(?:svg|g|path|circle|rect|line|use|defs|symbol|pattern|title)\b)/i
const handler = /<[^>]*[\s"'/]on\w+\s*=/i

/** React makes every script element from these words, and the browser never runs it. */
const emptyScript = '<script></script>'

/** Makes the policy. */
export function requireTrust(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) =>
      html === emptyScript || !(foreignElement.test(html) || handler.test(html)) ? html : null,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
}
