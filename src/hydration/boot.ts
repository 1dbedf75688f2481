/**
 * Boot script, the only script that pages load initially. At the first interaction, it loads the framework.
 */
import { type AnalyticsOptions, startAnalytics } from '../analytics/analytics'
import { bootedAttribute } from '../styles/first-paint'
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

/** Set by the build. If null, the bundler drops the analytics code. */
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
  // Browsers also fire pointermove when the page moves under a resting pointer.
  if (event instanceof MouseEvent && event.type === 'pointermove')
    if (!(event.movementX || event.movementY)) return
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
    addEventListener(intent, noticeIntent, { capture: true, passive: true })
  addEventListener('hydrated', () => {
    for (const intent of intents) removeEventListener(intent, noticeIntent, true)
  })
  holdClicks()
  // Hydrate at once if the address has a query (/contact?service=…), if the page requires it (`data-scripts=now`) or
  // if the visitor has already focused a field.
  if (
    location.search ||
    document.querySelector('[data-scripts=now]') ||
    document.activeElement !== document.body
  )
    hydrate()
  document.documentElement.setAttribute(bootedAttribute, '')
}

// Pages that never load the framework need these two as well.
finishFirstPaint()
identifyInquiries()
if (ANALYTICS) startAnalytics(ANALYTICS)
if (hasRequiredFeatures()) start()
