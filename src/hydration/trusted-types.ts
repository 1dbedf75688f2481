type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown }
  }
}

/** Only elements of the site's SVG drawings may be set as HTML. */
const foreignElement =
  /<(?!\/?(?:svg|g|path|circle|rect|line|text|tspan|use|defs|symbol|pattern|title)\b)/i
const handler = /<[^>]*[\s"'/]on\w+\s*=/i

/** React creates script elements with this HTML. They never run. */
const emptyScript = '<script></script>'

/** Checks HTML and script addresses that React, Gatsby and react-helmet set. */
export function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) =>
      html === emptyScript || !(foreignElement.test(html) || handler.test(html)) ? html : null,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
}
