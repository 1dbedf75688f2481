/** The default Trusted Types policy, which checks what React, Gatsby and react-helmet set as HTML and script addresses. */

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown }
  }
}

/** Any element other than those of the site's SVG drawings, the only markup that is ever set as HTML. */
const foreignElement =
  /<(?!\/?(?:svg|g|path|circle|rect|line|text|tspan|use|defs|symbol|pattern|title)\b)/i
const handler = /<[^>]*[\s"'/]on\w+\s*=/i

/** What React sets as HTML to create a script element; a script made so never runs. */
const emptyScript = '<script></script>'

/** Creates the policy. */
export function requireTrust(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) =>
      html === emptyScript || !(foreignElement.test(html) || handler.test(html)) ? html : null,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
}
