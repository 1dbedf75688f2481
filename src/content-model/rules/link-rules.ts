const allowed =
  'Write an address that begins with /, #, https://, mailto: or tel:, for example: [Talk to us](/contact)'

/** Explains a wrong or forbidden address. `site-rules` checks its target. */
export function explainUnusableLink(url: string): string | undefined {
  // Browsers remove white space and control characters and read \ as /.
  if (/[\s\p{Cc}\uFFFD\\]/u.test(url.trim()) || url !== url.trim())
    return `The link points to “${url.replace(/[\s\p{Cc}\uFFFD]/gu, '␣')}”, which contains a space, a backslash or a hidden character. Remove that character.`
  if (/^https?:/i.test(url))
    return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url)
      ? undefined
      : `The link points to “${url}”, which is not a complete address. Write, for example: https://www.ojk.go.id`
  if (/^mailto:/i.test(url))
    return /^mailto:[^@\s]+@[^@\s]+$/i.test(url)
      ? undefined
      : `The link points to “${url}”, which is not an email address. Write, for example: mailto:hello@tirtana.example`
  if (/^(tel:\+?[\d-]+$|#\S|\/(?!\/))/i.test(url)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]
  if (scheme) return `The link points to ${scheme.toLowerCase()}:, which is not allowed. ${allowed}`
  if (url === '' || url === '#') return `The link has no address. ${allowed}`
  return `The link points to “${url}”, which is not a complete address. Write /services/erp-integration for a page of this site, or https://… for another site.`
}
