/** Checks which addresses a link may have. Whether they lead anywhere is checked when all files are known. */

const allowed =
  'Write an address that begins with /, #, https://, mailto: or tel:, for example: [Talk to us](/contact)'

/** Returns why an address cannot be used, in words for a writer, or undefined when it can. */
export function explainUnusableLink(url: string): string | undefined {
  // Browsers drop white space and control characters and read \ as /: none may hide in an address.
  if (/[\s\p{Cc}\uFFFD\\]/u.test(url.trim()) || url !== url.trim())
    return `The link leads to “${visible(url)}”, which has a space, a backslash or a hidden character in it. Remove it.`
  if (/^https?:/i.test(url))
    return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url)
      ? undefined
      : `The link leads to “${url}”, which is not a whole address. Write, for example: https://www.ojk.go.id`
  if (/^mailto:/i.test(url))
    return /^mailto:[^@\s]+@[^@\s]+$/i.test(url)
      ? undefined
      : `The link leads to “${url}”, which is not an email address. Write, for example: mailto:hello@tirtana.example`
  if (/^(tel:\+?[\d-]+$|#\S|\/(?!\/))/i.test(url)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]
  if (scheme) return `The link leads to ${scheme.toLowerCase()}:, which is not allowed. ${allowed}`
  if (url === '' || url === '#') return `The link leads nowhere. ${allowed}`
  return `The link leads to “${url}”, which is not a whole address. Write /services/erp-integration for a page of this site, https://… for another.`
}

function visible(url: string): string {
  return url.replace(/[\s\p{Cc}\uFFFD]/gu, '␣')
}
