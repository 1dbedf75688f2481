/**
 * Loads the framework, which hydrates the page. After a failure, the next interaction starts
 * another attempt. It runs all scripts again, because Gatsby starts only once per run.
 */

/** Set by the build. */
declare const FRAMEWORK_SCRIPTS: readonly string[]

declare global {
  interface Window {
    pagePath?: string
    /** Number of the latest attempt. */
    hydrationAttempt?: number
    /** Scripts of each component, as JSON. Set by build-facts.ts. */
    ___chunkMapping?: string
  }
  interface WindowEventMap {
    /**
     * Dispatched before hydration with the number of the attempt. Cancelled if
     * a later attempt exists.
     */
    hydrate: CustomEvent<number | undefined>
    hydrated: Event
    hydrationfailed: Event
  }
}

/** Milliseconds until an attempt counts as failed. It may still succeed later. */
const attemptLimit = 10_000

/** Milliseconds that deferred parts may take after hydration. */
const restLimit = 3000

/** Pause before the second attempt (milliseconds). Doubles each time. */
const firstPause = 1000

/** Matches the messages of Gatsby and webpack about failed loads. */
const loadFailure = /page resources|loading chunk|couldn.t load/i

const page = document.currentScript?.dataset.page

let state: 'idle' | 'loading' | 'hydrating' | 'hydrated' = 'idle'
let attempts = 0
let pauseEnds = 0
let hydratedAt = 0
let timeout: number | undefined
let scripts: HTMLScriptElement[] = []

/**
 * Hydrates the page unless an attempt is running or has succeeded.
 * @param isUrgent skips the pause after a failed attempt
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

/** Prevents further attempts before the page unloads. */
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
