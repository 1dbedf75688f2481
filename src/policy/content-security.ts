/** The content security policy of a site: what its pages may load, run and send. */
import { createHash } from 'node:crypto'
import { accessKey } from '../contact/form-service'
import { beforePaintScript } from '../hydration/before-paint'
import { prefetchRules } from './prefetch-rules'
import { type ThirdPartyServices, thirdPartyOrigins } from './third-party-origins'

interface PolicySite {
  services: ThirdPartyServices
  /** What every address begins with, such as `/docs`; empty at a host's root. */
  pathPrefix: string
}

type Directives = Record<string, readonly string[]>

/** Returns a hash as policies and `integrity` attributes write it. */
export function sha256(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const quoted = (hash: string) => `'${hash}'`

/** Returns the directives that all pages share. Sources that are not here are blocked by `default-src`. */
function commonDirectives({ services, pathPrefix }: PolicySite): Directives {
  const thirdParty = thirdPartyOrigins(services)
  const open = (directive: (typeof thirdParty)[number]['directives'][number]) =>
    thirdParty
      .filter(({ directives }) => directives.includes(directive))
      .map(({ origin }) => origin)
  return {
    // The two constant inline scripts: the one that runs before the first paint, and the prefetch rules.
    'script-src': [
      "'self'",
      ...[beforePaintScript, prefetchRules(pathPrefix)].map((text) => quoted(sha256(text))),
    ],
    'img-src': ["'self'", 'data:', ...open('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...open('connect-src')],
    'manifest-src': ["'self'"],
    'frame-src': open('frame-src'),
    // The search is a form too; and without a key the contact form opens an email.
    'form-action': ["'self'", ...open('form-action'), ...(accessKey === '' ? ['mailto:'] : [])],
    'base-uri': ["'none'"],
    // HTML and addresses of scripts pass through the one policy that boot.js creates; see
    // src/hydration/trusted-types.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

/**
 * Returns a function that writes the policy of a page, for its `<meta>` element, from the texts of the
 * page's own style elements.
 */
export function pagePolicies(site: PolicySite): (styles: readonly string[]) => string {
  const common = commonDirectives(site)
  // Emotion adds rules to an empty element through the CSSOM, which policies allow.
  const empty = sha256('')
  return (styles) =>
    serialise({
      'default-src': ["'none'"],
      'style-src': ["'self'", ...[...styles.map(sha256), empty].map(quoted)],
      ...common,
    })
}

/**
 * The policy that a host sends as a header: what a `<meta>` element cannot say, and what files that are no
 * pages need. The rest would be sent twice, in bytes that every page pays for.
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
