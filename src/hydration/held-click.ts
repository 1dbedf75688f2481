/**
 * Presses on controls that need the framework wait until the page is hydrated, and are then replayed.
 * Where that fails or takes too long, the control does what it does without script: a link leads on,
 * the form posts itself. Without a connection that would end on the browser's error page: the page stays
 * and says so.
 */
import { opensSearch } from '../search/search-key'
import { hydrate } from './hydration'
import { hideNoConnection, leadOn } from './navigation-fallback'

/** How long a press waits for the framework (milliseconds). */
const holdLimit = 5000

const scripted = '[data-scripted]'

/** The last press, by the place of its control among all of them: hydration may replace the element. */
let held: { index: number; control: HTMLElement; limit: number } | undefined
/** Whether a press that is being released passes. */
let isReleasing = false

/** Begins to hold presses. */
export function holdPresses(): void {
  addEventListener('click', holdClick, true)
  addEventListener('keydown', holdKey, true)
  addEventListener('hydrated', stopHolding, { once: true })
  addEventListener('hydrationfailed', () => void release())
}

function holdClick(event: MouseEvent): void {
  if (isReleasing || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  const control = event.target instanceof Element && event.target.closest(scripted)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  hold(control)
}

/** A key that opens the search presses its button. */
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
  take()?.click()
}

/** The control of the held press, which is held no more. */
function take(): HTMLElement | undefined {
  if (!held) return undefined
  const { control, index, limit } = held
  clearTimeout(limit)
  held = undefined
  return control.isConnected ? control : document.querySelectorAll<HTMLElement>(scripted)[index]
}

/** Lets the control do what it does without script. */
async function release(): Promise<void> {
  const control = take()
  if (!control) return
  await leadOn(() => {
    isReleasing = true
    control.click()
    isReleasing = false
  })
}
