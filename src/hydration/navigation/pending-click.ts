import { canReachHost, hideNoConnection } from '../navigation-fallback'

/** Both in milliseconds. */
const progressDelay = 300
const fallbackDelay = 5000

interface PendingClick {
  address: string
  isProgressShown: boolean
  timers: ReturnType<typeof setTimeout>[]
}

let pending: PendingClick | undefined

/**
 * Loads a page or a script for a click and shows progress. The browser loads
 * the address after 5 s, or on a second click while progress shows.
 * @param address fallback page
 * @returns undefined if the visitor has clicked another link or left
 * @throws if `load` fails
 */
export async function loadUnlessUserLeaves<Loaded>(
  load: () => Promise<Loaded>,
  address: string,
): Promise<Loaded | undefined> {
  if (pending?.address === address) {
    // A second click before progress shows is a double click.
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
 * Like `loadUnlessUserLeaves`, for a dialog. If the script fails but the host
 * answers, opens the page.
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

export function cancelPendingClick(): void {
  for (const timer of pending?.timers ?? []) clearTimeout(timer)
  pending = undefined
  delete document.documentElement.dataset.loading
}

/** Loads an address and replaces a dialog's history entry (overlay-entry.ts). */
function loadInBrowser(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else if (history.state?.overlay) location.replace(address)
  else location.assign(address)
}
