/**
 * Boot script, the only script that a page loads by itself. When the visitor shows intent, it loads the framework, if the
 * browser has the features for it.
 */
import { type AnalyticsOptions, startAnalytics } from '../analytics/analytics'
import { bootedAttribute } from '../styles/first-paint'
import { followThemeChoice } from '../styles/theme-choice'
import { checkAddressedChoices, unfold } from './choices'
import { finishFirstPaint } from './first-paint'
import { holdClicks } from './held-click'
import { followHistory } from './history'
import { hydrate } from './hydration'
import { keepPlaceOfHeadings } from './keep-place'
import { identifyInquiries } from './native-submit'
import { replayLostClicks } from './replay-click'
import { hasRequiredFeatures } from './required-features'
import { requireTrust } from './trusted-types'

/** Constant filled in by the build; null without analytics, so the bundler drops their code. */
declare const ANALYTICS: AnalyticsOptions | null

const intents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'online',
] as const

function noticeIntent(event: Event): void {
  // Browsers also fire pointermove for a resting pointer when the page moves under it.
  if (event instanceof MouseEvent && event.type === 'pointermove')
    if (!(event.movementX || event.movementY)) return
  hydrate()
}

function start(): void {
  requireTrust()
  followHistory()
  followThemeChoice()
  checkAddressedChoices()
  // Not every browser does that by itself.
  unfold(document.querySelector(':target'))
  keepPlaceOfHeadings()
  replayLostClicks()
  for (const intent of intents)
    addEventListener(intent, noticeIntent, { capture: true, passive: true })
  addEventListener('hydrated', () => {
    for (const intent of intents) removeEventListener(intent, noticeIntent, true)
  })
  holdClicks()
  // Hydrates at once when the address has a query, such as /contact?service=…, when the page asks for it
  // (`data-scripts=now`), and when the visitor has focused a field before this script ran.
  if (
    location.search ||
    document.querySelector('[data-scripts=now]') ||
    document.activeElement !== document.body
  )
    hydrate()
  document.documentElement.setAttribute(bootedAttribute, '')
}

// The first two also serve pages without the framework.
finishFirstPaint()
identifyInquiries()
if (ANALYTICS) startAnalytics(ANALYTICS)
if (hasRequiredFeatures()) start()
