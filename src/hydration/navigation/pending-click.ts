/**
 * Handles a click that waits for a page's data or a script. Shows progress, and lets the browser load the address after a
 * long wait. A new click cancels the previous click.
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
 * Loads a page or a script for a click. The browser loads the address instead after 5 s, or on a second click while the
 * progress bar is visible.
 * @param address target of the click without script
 * @returns the result of `load`; undefined if the visitor has clicked another link or left the page
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
 * Loads the script of a dialog like `loadUnlessUserLeaves`. If the script fails to load but the host answers, opens the
 * link's page instead.
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

/** Drops the pending click and ignores its result. Call it when the visitor navigates elsewhere. */
export function cancelPendingClick(): void {
  for (const timer of pending?.timers ?? []) clearTimeout(timer)
  pending = undefined
  delete document.documentElement.dataset.loading
}

/** Lets the browser load an address. In a dialog, the address replaces the dialog's history entry (overlay-entry.ts). */
function loadInBrowser(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else if (history.state?.overlay) location.replace(address)
  else location.assign(address)
}
