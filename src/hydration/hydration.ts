/**
 * Loads the framework, which hydrates the page. After an attempt that fails or takes too long the page stays plain HTML, and
 * a later intent starts another, which runs the scripts again: Gatsby starts only once per run.
 */

/** Addresses of the framework's scripts in order; filled in by the build. */
declare const FRAMEWORK_SCRIPTS: readonly string[]

declare global {
  interface Window {
    pagePath?: string
    /** Number of the latest attempt. The framework's scripts read it when they start. */
    hydrationAttempt?: number
    /** Scripts of each component, as JSON; undefined until the script with the build's constants has run. */
    ___chunkMapping?: string
  }
  interface WindowEventMap {
    /** The framework is about to hydrate; `detail` is its attempt. Cancelled when a later attempt exists. */
    hydrate: CustomEvent<number | undefined>
    hydrated: Event
    /** The attempt has failed or timed out: whatever waits for it should stop waiting. */
    hydrationfailed: Event
  }
}

/** After this time an attempt counts as failed, though it may still succeed (milliseconds). */
const attemptLimit = 10_000

/** How long React may go on with the rest of a page that it has hydrated (milliseconds). */
const restLimit = 3000

/** Pause before the second attempt (milliseconds); it doubles with each further one. */
const firstPause = 1000

/** Messages of Gatsby and webpack when a page's data or a script cannot be loaded. */
const loadFailure = /page resources|loading chunk|couldn.t load/i

const page = document.currentScript?.dataset.page

let state: 'idle' | 'loading' | 'hydrating' | 'hydrated' = 'idle'
let attempts = 0
let pauseEnds = 0
let hydratedAt = 0
let timeout: number | undefined
let scripts: HTMLScriptElement[] = []

/**
 * Starts to hydrate the page, unless an attempt is in progress or has succeeded.
 * @param isUrgent whether something waits for it, which skips the pause after a failed attempt
 */
export function hydrate(isUrgent = false): void {
  if (state !== 'idle' || (!isUrgent && performance.now() < pauseEnds)) return
  state = 'loading'
  attempts += 1
  window.hydrationAttempt = attempts
  window.pagePath = page
  if (attempts > 1) removeLastAttempt()
  scripts = FRAMEWORK_SCRIPTS.map((address) => {
    const script = document.createElement('script')
    script.src = address
    script.async = false
    script.onerror = fail
    return script
  })
  document.head.append(...scripts)
  timeout = window.setTimeout(fail, attemptLimit)
}

/** Whether the page is hydrated. */
export function isHydrated(): boolean {
  return state === 'hydrated'
}

/** Whether React may be working on the page. */
export function isAtWork(): boolean {
  return state === 'hydrating' || (isHydrated() && performance.now() - hydratedAt < restLimit)
}

/** Cancels the current attempt and prevents further ones, on a page that is about to unload. */
export function cancelHydration(): void {
  clearTimeout(timeout)
  attempts += 1
  state = 'loading'
}

function fail(): void {
  if (state !== 'loading') return
  clearTimeout(timeout)
  state = 'idle'
  pauseEnds = performance.now() + firstPause * 2 ** (attempts - 1)
  dispatchEvent(new Event('hydrationfailed'))
}

/** Removes the scripts of the last attempt, so that the next one runs and requests everything again. */
function removeLastAttempt(): void {
  for (const script of scripts) {
    script.onerror = null
    script.remove()
  }
  for (const script of document.querySelectorAll('script[data-webpack]')) script.remove()
  for (const name of Object.keys(window))
    if (name.startsWith('webpackChunk')) Reflect.deleteProperty(window, name)
}

addEventListener('unhandledrejection', ({ reason }) => {
  if (loadFailure.test(String(reason))) fail()
})
addEventListener('hydrate', (event) => {
  // Comes late, from an earlier attempt, or while this attempt is hydrating already.
  if (event.detail !== attempts || state === 'hydrating' || state === 'hydrated')
    event.preventDefault()
  else {
    clearTimeout(timeout)
    state = 'hydrating'
  }
})
addEventListener('hydrated', () => {
  state = 'hydrated'
  hydratedAt = performance.now()
})
