/** The only script that pages load initially. The first interaction loads the framework. */
import { type AnalyticsOptions, startAnalytics } from '../analytics/analytics'
import { bootedAttribute, intentAttribute } from '../styles/first-paint'
import { followThemeChoice } from '../styles/theme-choice'
import { finishFirstPaint } from './first-paint'
import { holdClicks } from './held-click'
import { followHistory } from './history'
import { hydrate } from './hydration'
import { identifyInquiries } from './native-submit'
import { replayLostClicks } from './replay-click'
import { hasRequiredFeatures } from './required-features'
import { createTrustedTypesPolicy } from './trusted-types'
import { checkAddressedChoices, openDetails } from './visitor-state/choices'
import { keepPlaceOfHeadings } from './visitor-state/keep-place'

/** Set by the build; null drops the analytics code. */
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

function hydrateOnIntent(event: Event): void {
  // pointermove also fires when the page moves under a resting pointer.
  if (event instanceof MouseEvent && event.type === 'pointermove')
    if (!(event.movementX || event.movementY)) return
  document.documentElement.setAttribute(intentAttribute, '')
  hydrate()
}

function start(): void {
  createTrustedTypesPolicy()
  followHistory()
  followThemeChoice()
  checkAddressedChoices()
  // Not every browser opens the <details> around the target.
  openDetails(document.querySelector(':target'))
  keepPlaceOfHeadings()
  replayLostClicks()
  for (const intent of intents)
    addEventListener(intent, hydrateOnIntent, { capture: true, passive: true })
  addEventListener('hydrated', () => {
    for (const intent of intents) removeEventListener(intent, hydrateOnIntent, true)
  })
  holdClicks()
  // Hydrates at once if there is a query (/contact?service=…), if the page
  // requires scripts, or if a field already has focus.
  if (
    location.search ||
    document.querySelector('[data-scripts=now]') ||
    document.activeElement !== document.body
  )
    hydrate()
  document.documentElement.setAttribute(bootedAttribute, '')
}

// These also run in browsers without the required features.
finishFirstPaint()
identifyInquiries()
if (ANALYTICS) startAnalytics(ANALYTICS)
if (hasRequiredFeatures()) start()
