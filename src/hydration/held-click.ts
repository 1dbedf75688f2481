/**
 * Holds clicks on controls that need the framework and replays them after
 * hydration. If hydration fails, the control works as without script or, if the
 * host is unreachable, the header shows a notice.
 */
import { opensSearch } from '../search/search-key'
import { isUnmodifiedClick } from '../site/unmodified-click'
import { hydrate } from './hydration'
import { canReachHost, hideNoConnection } from './navigation-fallback'

/** Milliseconds. */
const holdLimit = 5000

const scripted = '[data-scripted]'

/** `index` finds the control if hydration replaces it. */
let held: { index: number; control: HTMLElement; limit: number } | undefined
let isReleasing = false

export function holdClicks(): void {
  addEventListener('click', holdClick, true)
  addEventListener('keydown', holdKey, true)
  addEventListener('hydrated', stopHolding, { once: true })
  // Drops the held click, because Back may restore this page.
  addEventListener('pagehide', takeHeldControl)
  addEventListener('hydrationfailed', () => void release())
}

function holdClick(event: MouseEvent): void {
  if (isReleasing || !isUnmodifiedClick(event)) return
  const control = event.target instanceof Element && event.target.closest(scripted)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  hold(control)
}

/** Holds the search shortcut as a click on the search button. */
function holdKey(event: KeyboardEvent): void {
  if (!opensSearch(event)) return
  const control = document.querySelector<HTMLElement>('[data-search]')
  if (!control) return
  event.preventDefault()
  hold(control)
}

function hold(control: HTMLElement): void {
  clearTimeout(held?.limit)
  const index = [...document.querySelectorAll(scripted)].indexOf(control)
  held = { index, control, limit: window.setTimeout(() => void release(), holdLimit) }
  hideNoConnection()
  hydrate(true)
}

function stopHolding(): void {
  removeEventListener('click', holdClick, true)
  removeEventListener('keydown', holdKey, true)
  hideNoConnection()
  takeHeldControl()?.click()
}

function takeHeldControl(): HTMLElement | undefined {
  if (!held) return undefined
  const { control, index, limit } = held
  clearTimeout(limit)
  held = undefined
  return control.isConnected ? control : document.querySelectorAll<HTMLElement>(scripted)[index]
}

async function release(): Promise<void> {
  const control = takeHeldControl()
  if (!control || !(await canReachHost())) return
  isReleasing = true
  control.click()
  isReleasing = false
}
