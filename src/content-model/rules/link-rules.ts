import { posix } from 'node:path'
import { addressOf } from '../addresses/entry-address'
import { fixedPages } from '../addresses/page-names'
import { decodePart } from '../addresses/percent-encoding'
import { locate } from '../read/locations'

const allowed =
  'Write an address that begins with /, #, https://, mailto: or tel:, for example: [Talk to us](/contact)'

/**
 * Explains a wrong or forbidden address. `site-rules` checks its target.
 * @param path of the file with the link, relative to `content/`
 */
export function explainUnusableLink(url: string, path?: string): string | undefined {
  // Browsers remove white space and control characters and read \ as /.
  if (/[\s\p{Cc}\uFFFD\\]/u.test(url.trim()) || url !== url.trim())
    return `The link points to “${url.replace(/[\s\p{Cc}\uFFFD]/gu, '␣')}”, which contains a space, a backslash or a hidden character. ${writeOr('Remove that character.', url, withSlashes(url))}`
  if (/^https?:/i.test(url))
    return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url)
      ? undefined
      : `The link points to “${url}”, which is not a complete address. ${writeOr('Write, for example: https://www.ojk.go.id', url, url.replace(/^(https?):\/*(?=[^/])/i, '$1://'))}`
  if (/^mailto:/i.test(url))
    return /^mailto:[^@\s]+@[^@\s]+$/i.test(url)
      ? undefined
      : `The link points to “${url}”, which is not an email address. Write, for example: mailto:hello@tirtana.example`
  if (/^(tel:\+?[\d-]+$|#\S|\/(?!\/))/i.test(url)) return undefined
  if (/^tel:/i.test(url))
    return `The link points to “${url}”, which is not a telephone number: it may contain digits, hyphens and a + before them. ${writeOr('Write, for example: tel:+62215550100', url, plainNumber(url))}`
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]
  if (scheme) return `The link points to ${scheme.toLowerCase()}:, which is not allowed. ${allowed}`
  if (url === '' || url === '#') return `The link has no address. ${allowed}`
  const incomplete = `The link points to “${url}”, which is not a complete address.`
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(url)) return `${incomplete} Write: mailto:${url}`
  const example =
    'Write /services/erp-integration for a page of this site, or https://… for another site.'
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  if (pictureEnding.test(target))
    return `${incomplete} To show the picture, write ! before the link: ![What it shows](${url})`
  if (fileEnding.test(target))
    return `${incomplete} Put the file in static, and write: /${posix.basename(target)}`
  if (!pageEnding.test(target) && /^[a-z\d-]+(\.[a-z\d-]+)+(\/|$)/i.test(target))
    return `${incomplete} ${writeOr(example, url, `https://${url}`)}`
  if (path === undefined || /^[/?]/.test(url)) return `${incomplete} ${example}`
  return `${incomplete} ${writeOr(example, url, `${addressFrom(path, target.replace(pageEnding, ''))}${rest}`)}`
}

const pageEnding = /\.(mdx?|html?)$/i
const pictureEnding = /\.(png|jpe?g|webp|avif|gif|svg)$/i
const fileEnding = /\.(pdf|docx?|xlsx?|pptx?|csv|txt|zip)$/i

/** Returns the repaired address if it is valid, otherwise the advice. */
function writeOr(advice: string, url: string, repaired: string): string {
  const isValid = repaired !== url && explainUnusableLink(repaired) === undefined
  return isValid ? `Write: ${repaired}` : advice
}

const withSlashes = (url: string) =>
  url
    .replace(/[\p{Cc}\uFFFD]/gu, '')
    .trim()
    .replaceAll('\\', '/')

function plainNumber(url: string): string {
  const number = decodePart(url.slice('tel:'.length)).trim()
  // Letters may begin an extension.
  return /\p{L}/u.test(number)
    ? url
    : `tel:${number.startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`
}

/** Returns the address for a path without its ending, written as for GitHub or a browser. */
function addressFrom(path: string, target: string): string {
  const plain = target.replace(/^(\.{1,2}\/)+/, '')
  if (fixedPages.some((name) => name === plain)) return `/${plain}`
  const places = [posix.join(posix.dirname(path), target), plain]
  const [address] = places.flatMap((place) => {
    const { collection, slug } = locate(`${place}.mdx`) ?? {}
    return (collection && slug && addressOf(collection, slug)) || []
  })
  return address ?? `/${plain}`
}
