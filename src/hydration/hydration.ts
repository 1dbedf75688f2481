/**
 * Loads the framework, which hydrates the page. After a failed attempt the page stays plain HTML until the next
 * interaction starts another attempt. Each attempt runs the scripts again, because Gatsby starts only once per run.
 */

/** Addresses of the framework's scripts in order, set by the build. */
declare const FRAMEWORK_SCRIPTS: readonly string[]

declare global {
  interface Window {
    pagePath?: string
    /** Number of the latest attempt, read by the framework's scripts when they start. */
    hydrationAttempt?: number
    /** Scripts of each component, as JSON. Undefined until build-facts.ts has run. */
    ___chunkMapping?: string
  }
  interface WindowEventMap {
    /** Dispatched before hydration; `detail` is the number of the attempt. Cancelled if a later attempt exists. */
    hydrate: CustomEvent<number | undefined>
    hydrated: Event
    /** The attempt has failed or timed out. Stop waiting for it. */
    hydrationfailed: Event
  }
}

/** Time until an attempt counts as failed (milliseconds). It may still succeed later. */
const attemptLimit = 10_000

/** Time that React may need for the deferred parts after hydration (milliseconds). */
const restLimit = 3000

/** Pause before the second attempt (milliseconds). It doubles with each further attempt. */
const firstPause = 1000

/** Gatsby's and webpack's messages for page data or a script that failed to load. */
const loadFailure = /page resources|loading chunk|couldn.t load/i

const page = document.currentScript?.dataset.page

let state: 'idle' | 'loading' | 'hydrating' | 'hydrated' = 'idle'
let attempts = 0
let pauseEnds = 0
let hydratedAt = 0
let timeout: number | undefined
let scripts: HTMLScriptElement[] = []

/**
 * Starts to hydrate the page unless an attempt is running or has succeeded.
 * @param isUrgent skips the pause after a failed attempt, for example because a click is waiting
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

export function isHydrated(): boolean {
  return state === 'hydrated'
}

/** Whether React may still be hydrating parts of the page. */
export function isReactBusy(): boolean {
  return state === 'hydrating' || (isHydrated() && performance.now() - hydratedAt < restLimit)
}

/** Cancels the current attempt and prevents further attempts, because the page is about to unload. */
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

/** Removes the last attempt's scripts, which makes the next attempt request and run everything again. */
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
  // The event is from an earlier attempt, or this attempt is already hydrating.
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
