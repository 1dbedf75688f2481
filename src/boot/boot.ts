/**
 * The only script that a page runs by itself. It waits until the visitor shows intent, then loads
 * the framework, which takes the page over. Until then the page is HTML and CSS, which is complete.
 */

import { opensSearch } from '../search/search-key'
import { finishFirstPaint } from './first-paint'
import { requireTrust } from './trusted-types'

/** Filled in by the build: the framework's scripts in order, with the hash that each must have. */
declare const FRAMEWORK_SCRIPTS: readonly (readonly [address: string, hash: string])[]

interface GatsbyWindow extends Window {
  pagePath?: string
}

const intents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const
const gatsby: GatsbyWindow = window
const page = document.currentScript?.dataset.page

/** The last press on something that only works with the framework: done again once it is there. */
let pressed: HTMLElement | undefined

function noticeIntent(event: Event): void {
  // Browsers also report a pointer at rest, when the page moves under it.
  if (event instanceof MouseEvent && event.type === 'pointermove')
    if (!(event.movementX || event.movementY)) return
  loadFramework()
}

function loadFramework(): void {
  for (const intent of intents) removeEventListener(intent, noticeIntent, true)
  gatsby.pagePath = page
  for (const [address, hash] of FRAMEWORK_SCRIPTS) {
    const script = document.createElement('script')
    script.src = address
    script.integrity = hash
    script.async = false
    script.onerror = giveUp
    document.head.append(script)
  }
}

/** Scripts of a site that has been deployed anew since are gone: the page goes on without them. */
function giveUp(): void {
  stopHolding()
  removeEventListener('takeover', repeatPress)
  // A link leads on and a form posts itself.
  pressed?.click()
}

function holdPress(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  const control = event.target instanceof Element && event.target.closest('[data-scripted]')
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  pressed = control
}

/** A key that opens the search presses its button. */
function holdKey(event: KeyboardEvent): void {
  if (!opensSearch(event)) return
  event.preventDefault()
  pressed = document.querySelector<HTMLElement>('[data-search]') ?? undefined
}

function stopHolding(): void {
  removeEventListener('click', holdPress, true)
  removeEventListener('keydown', holdKey, true)
}

function repeatPress(): void {
  stopHolding()
  pressed?.click()
}

requireTrust()
finishFirstPaint()
for (const intent of intents)
  addEventListener(intent, noticeIntent, { capture: true, passive: true })
addEventListener('click', holdPress, true)
addEventListener('keydown', holdKey, true)
addEventListener('takeover', repeatPress, { once: true })
// An address with a question, such as /contact?service=…, needs the framework to answer it; so does a
// page that says so; and a visitor who is in a field already was here before this script.
if (
  location.search ||
  document.querySelector('[data-scripts=now]') ||
  document.activeElement !== document.body
)
  loadFramework()
