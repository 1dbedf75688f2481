/** Content security policy (CSP) of the pages. */
import { createHash } from 'node:crypto'
import { accessKey } from '../contact/form-service'
import { beforePaintScript } from '../hydration/before-paint'
import { prefetchRules } from './prefetch-rules'
import { type ThirdPartyServices, thirdPartyOrigins } from './third-party-origins'

interface PolicySite {
  services: ThirdPartyServices
  /** Prefix of all addresses, such as `/docs`; empty at the root of a host. */
  pathPrefix: string
}

type Directives = Record<string, readonly string[]>

/** Returns a hash in the format of CSP and `integrity` attributes. */
export function sha256(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const quoted = (hash: string) => `'${hash}'`

/** Returns the directives of all pages. `default-src` blocks all other sources. */
function commonDirectives({ services, pathPrefix }: PolicySite): Directives {
  const thirdParty = thirdPartyOrigins(services)
  const open = (directive: (typeof thirdParty)[number]['directives'][number]) =>
    thirdParty
      .filter(({ directives }) => directives.includes(directive))
      .map(({ origin }) => origin)
  return {
    // Two constant inline scripts: the script before the first paint, and the prefetch rules.
    'script-src': [
      "'self'",
      ...[beforePaintScript, prefetchRules(pathPrefix)].map((text) => quoted(sha256(text))),
    ],
    'img-src': ["'self'", 'data:', ...open('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...open('connect-src')],
    'manifest-src': ["'self'"],
    'frame-src': open('frame-src'),
    // The search is a form too. Without an access key, the contact form opens an email.
    'form-action': ["'self'", ...open('form-action'), ...(accessKey === '' ? ['mailto:'] : [])],
    'base-uri': ["'none'"],
    // HTML and script URLs pass through the policy that boot.js creates; see src/hydration/trusted-types.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

/**
 * Returns a function that writes the policy of a page for its `<meta>` element. Its argument is the text of
 * each style element.
 */
export function pagePolicies(site: PolicySite): (styles: readonly string[]) => string {
  const common = commonDirectives(site)
  // Emotion adds rules to an empty element through the CSSOM, which CSP allows.
  const empty = sha256('')
  return (styles) =>
    serialise({
      'default-src': ["'none'"],
      'style-src': ["'self'", ...[...styles.map(sha256), empty].map(quoted)],
      ...common,
    })
}

/**
 * The policy in the HTTP header: directives that `<meta>` does not support, and directives for other files than
 * pages. Other directives are left out, because each response would contain them twice.
 */
export const hostPolicy = serialise({
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function serialise(directives: Directives): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
