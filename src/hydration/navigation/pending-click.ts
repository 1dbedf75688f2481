/**
 * A click that waits for a page's data or for a script: shows progress, and leaves the address to the browser if the
 * wait is long. Only the latest click counts.
 */

import { canReachHost, hideNoConnection } from '../navigation-fallback'

/** Time until the progress bar shows (milliseconds). */
const progressDelay = 300
/** Time until the browser loads the address (milliseconds). */
const fallbackDelay = 5000

interface PendingClick {
  address: string
  /** Whether the progress bar shows. */
  isShown: boolean
  timers: ReturnType<typeof setTimeout>[]
}

let pending: PendingClick | undefined

/**
 * Loads what a click needs. If that takes 5 s, or on a second click while the progress bar shows, the browser loads the
 * address instead.
 * @param address where the click leads without script
 * @returns what was loaded; undefined if the visitor has clicked something else or left the page meanwhile
 * @throws if it could not be loaded
 */
export async function loadUnlessUserLeaves<Loaded>(
  load: () => Promise<Loaded>,
  address: string,
): Promise<Loaded | undefined> {
  if (pending?.address === address) {
    // Before the progress bar shows, a second click is part of a double click.
    if (pending.isShown) loadInBrowser(address)
    return undefined
  }
  cancelPendingClick()
  const click: PendingClick = { address, isShown: false, timers: [] }
  pending = click
  const later = (delay: number, act: () => void) => click.timers.push(setTimeout(act, delay))
  later(progressDelay, () => {
    click.isShown = true
    document.documentElement.dataset.loading = ''
  })
  later(fallbackDelay, () => loadInBrowser(address))
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
 * Loads the script of a dialog that a click opens, as above. If it could not be loaded, leads to the page that the link
 * leads to without script.
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

/** Forgets the click that waits: what it loads has no effect. To be called when the visitor goes elsewhere. */
export function cancelPendingClick(): void {
  for (const timer of pending?.timers ?? []) clearTimeout(timer)
  pending = undefined
  delete document.documentElement.dataset.loading
}

/** Lets the browser load an address. That of an overlay's link replaces the overlay's history entry: overlay-entry.ts. */
function loadInBrowser(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else if (history.state?.overlay) location.replace(address)
  else location.assign(address)
}
