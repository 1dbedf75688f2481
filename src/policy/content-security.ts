/** Content security policy (CSP) of the pages. */
import { createHash } from 'node:crypto'
import { accessKey } from '../contact/form-service'
import { beforePaintScript } from '../hydration/before-paint'
import { prefetchRules } from './prefetch-rules'
import { type ThirdPartyServices, thirdPartyOrigins } from './third-party-origins'

export interface PolicySite {
  services: ThirdPartyServices
  /** Such as `/docs`; empty at the root of a host. */
  pathPrefix: string
}

type Directives = Record<string, readonly string[]>

/** Returns a hash for CSP and `integrity` attributes. */
export function sha256(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const quoted = (hash: string) => `'${hash}'`

/** Returns the directives that all pages share. `default-src` blocks the rest. */
function commonDirectives({ services, pathPrefix }: PolicySite): Directives {
  const thirdParty = thirdPartyOrigins(services)
  const originsFor = (directive: (typeof thirdParty)[number]['directives'][number]) =>
    thirdParty
      .filter(({ directives }) => directives.includes(directive))
      .map(({ origin }) => origin)
  return {
    // The only inline scripts: one before the first paint, and prefetch rules.
    'script-src': [
      "'self'",
      ...[beforePaintScript, prefetchRules(pathPrefix)].map((text) => quoted(sha256(text))),
    ],
    'img-src': ["'self'", 'data:', ...originsFor('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsFor('connect-src')],
    'manifest-src': ["'self'"],
    'frame-src': originsFor('frame-src'),
    // The search form and the contact form. Without an access key, the contact form opens an email.
    'form-action': [
      "'self'",
      ...originsFor('form-action'),
      ...(accessKey === '' ? ['mailto:'] : []),
    ],
    'base-uri': ["'none'"],
    // See src/hydration/trusted-types.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

/**
 * Returns a function that writes a page's policy for its `<meta>` element from
 * the texts of its style elements.
 */
export function pagePolicies(site: PolicySite): (styles: readonly string[]) => string {
  const common = commonDirectives(site)
  // Emotion fills an empty element through the CSSOM, which CSP allows.
  const empty = sha256('')
  return (styles) =>
    serialise({
      'default-src': ["'none'"],
      'style-src': ["'self'", ...[...styles.map(sha256), empty].map(quoted)],
      ...common,
    })
}

/**
 * Policy in the HTTP header: directives that `<meta>` does not support, and
 * directives for files other than pages. The pages have the other directives.
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
