/**
 * The only script that a page runs by itself. It waits until the visitor shows intent, then loads the
 * framework, which hydrates the page. Until then the page is HTML and CSS, which is complete.
 */
import { checkRememberedTheme } from '../styles/theme-choice'
import { finishFirstPaint } from './first-paint'
import { holdPresses } from './held-click'
import { followHistory } from './history'
import { hydrate } from './hydration'
import { keepPlaceOfHeadings } from './keep-place'
import { repeatLostPresses } from './replay-click'
import { requireTrust } from './trusted-types'

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
  // Browsers also report a pointer at rest, when the page moves under it.
  if (event instanceof MouseEvent && event.type === 'pointermove')
    if (!(event.movementX || event.movementY)) return
  hydrate()
}

requireTrust()
followHistory()
checkRememberedTheme()
finishFirstPaint()
keepPlaceOfHeadings()
repeatLostPresses()
for (const intent of intents)
  addEventListener(intent, noticeIntent, { capture: true, passive: true })
addEventListener('hydrated', () => {
  for (const intent of intents) removeEventListener(intent, noticeIntent, true)
})
holdPresses()
// An address with a question, such as /contact?service=…, needs the framework to answer it; so does a
// page that says so; and a visitor who is in a field already was here before this script.
if (
  location.search ||
  document.querySelector('[data-scripts=now]') ||
  document.activeElement !== document.body
)
  hydrate()
