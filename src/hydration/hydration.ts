/**
 * Loads the framework, which hydrates the page. An attempt has a definite end: the page is hydrated, or
 * it goes on as HTML and a later intent makes another attempt. Each attempt runs the scripts afresh, since
 * Gatsby starts only once in each run of its scripts.
 */

/** Filled in by the build: the framework's scripts in order, with the hash that each must have. */
declare const FRAMEWORK_SCRIPTS: readonly (readonly [address: string, hash: string])[]

declare global {
  interface Window {
    pagePath?: string
    /** Number of the latest attempt. The framework's scripts note it when they start. */
    hydrationAttempt?: number
    /** Scripts of each component, as JSON; undefined until the script with the build's constants has run. */
    ___chunkMapping?: string
  }
  interface WindowEventMap {
    /** The framework is about to hydrate; `detail` is its attempt. Cancelled when another one is ahead. */
    hydrate: CustomEvent<number | undefined>
    hydrated: Event
    /** The attempt has failed, or takes too long: what was waiting for it should wait no longer. */
    hydrationfailed: Event
  }
}

/** After this time an attempt counts as failed, though it may still succeed (milliseconds). */
const attemptLimit = 10_000

/** Pause before the second attempt (milliseconds); it doubles with each further one. */
const firstPause = 1000

/** What Gatsby and webpack say when a page's data or a script cannot be loaded. */
const loadFailure = /page resources|loading chunk|couldn.t load/i

const page = document.currentScript?.dataset.page

let state: 'idle' | 'loading' | 'hydrating' | 'hydrated' = 'idle'
let attempts = 0
let pauseEnds = 0
let limit: number | undefined
let scripts: HTMLScriptElement[] = []

/**
 * Starts to hydrate the page, unless that is under way or done.
 * @param isUrgent whether something waits for it: then there is no pause after a failed attempt
 */
export function hydrate(isUrgent = false): void {
  if (state !== 'idle' || (!isUrgent && performance.now() < pauseEnds)) return
  state = 'loading'
  attempts += 1
  window.hydrationAttempt = attempts
  window.pagePath = page
  if (attempts > 1) removeLastAttempt()
  scripts = FRAMEWORK_SCRIPTS.map(([address, hash]) => {
    const script = document.createElement('script')
    script.src = address
    script.integrity = hash
    script.async = false
    script.onerror = fail
    return script
  })
  document.head.append(...scripts)
  limit = window.setTimeout(fail, attemptLimit)
}

/** Whether the framework runs the page. */
export function isHydrated(): boolean {
  return state === 'hydrated'
}

/** Keeps the attempt that is under way, and any other, from hydrating a page that is about to go. */
export function cancelHydration(): void {
  clearTimeout(limit)
  attempts += 1
  state = 'loading'
}

function fail(): void {
  if (state !== 'loading') return
  clearTimeout(limit)
  state = 'idle'
  pauseEnds = performance.now() + firstPause * 2 ** (attempts - 1)
  dispatchEvent(new Event('hydrationfailed'))
}

/** Makes the scripts of the next attempt run anew, and ask anew for what never came. */
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
  // A late answer to an earlier attempt, or to the one that is already at work.
  if (event.detail !== attempts || state === 'hydrating' || state === 'hydrated')
    event.preventDefault()
  else {
    clearTimeout(limit)
    state = 'hydrating'
  }
})
addEventListener('hydrated', () => {
  state = 'hydrated'
})
