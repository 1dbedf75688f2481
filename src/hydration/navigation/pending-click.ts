/**
 * Handles a click that waits for page data or a script. Shows progress, and falls back to the browser after a long wait. A
 * new click cancels the previous click.
 */

import { canReachHost, hideNoConnection } from '../navigation-fallback'

/** Time until the progress bar appears (milliseconds). */
const progressDelay = 300
/** Time until the browser loads the address (milliseconds). */
const fallbackDelay = 5000

interface PendingClick {
  address: string
  isProgressShown: boolean
  timers: ReturnType<typeof setTimeout>[]
}

let pending: PendingClick | undefined

/**
 * Loads a page or a script for a click. Lets the browser load the address after 5 s, or on a second click while the
 * progress bar is visible.
 * @param address fallback page
 * @returns the result of `load`; undefined if the visitor has clicked another link or left
 * @throws if `load` fails
 */
export async function loadUnlessUserLeaves<Loaded>(
  load: () => Promise<Loaded>,
  address: string,
): Promise<Loaded | undefined> {
  if (pending?.address === address) {
    // A second click before the progress bar appears is part of a double click.
    if (pending.isProgressShown) loadInBrowser(address)
    return undefined
  }
  cancelPendingClick()
  const click: PendingClick = { address, isProgressShown: false, timers: [] }
  pending = click
  const schedule = (delay: number, run: () => void) => click.timers.push(setTimeout(run, delay))
  schedule(progressDelay, () => {
    click.isProgressShown = true
    document.documentElement.dataset.loading = ''
  })
  schedule(fallbackDelay, () => loadInBrowser(address))
  try {
    const loaded = await load()
    return click === pending ? loaded : undefined
  } catch (error) {
    if (click === pending) throw error
    return undefined
  } finally {
    if (click === pending) cancelPendingClick()
  }
}

/**
 * Loads the script of a dialog like `loadUnlessUserLeaves`. Opens the page if the script fails to load but the host answers.
 */
export async function loadDialog<Loaded>(
  load: () => Promise<Loaded>,
  page: string,
): Promise<Loaded | undefined> {
  hideNoConnection()
  try {
    return await loadUnlessUserLeaves(load, page)
  } catch {
    if (await loadUnlessUserLeaves(canReachHost, page)) location.assign(page)
    return undefined
  }
}

/** Drops the pending click, for example because the visitor navigates elsewhere. */
export function cancelPendingClick(): void {
  for (const timer of pending?.timers ?? []) clearTimeout(timer)
  pending = undefined
  delete document.documentElement.dataset.loading
}

/** Replaces the history entry of a dialog (overlay-entry.ts). */
function loadInBrowser(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else if (history.state?.overlay) location.replace(address)
  else location.assign(address)
}
