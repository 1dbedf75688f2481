/**
 * Scroll positions of history entries across client-side navigations. The browser's own scroll restoration
 * would move the old page before the next one is there, and Gatsby's treats all entries made by plain
 * `#link`s as one.
 */
import { storedScroll, storeScroll } from './stored-scroll'

const positions: Record<string, number> = {}

/** The page on the screen; while the next page is loading, the address is ahead of it. */
let shown = { path: '', entry: '' }

/** Records that the page on the screen is the one of the address. */
export function settle(): void {
  if (!entryKey()) history.replaceState({ ...stateOf(), key: String(Date.now()) }, '')
  shown = { path: location.pathname, entry: entryKey() }
  positions[shown.entry] ??= scrollY
}

/**
 * Records that a page is on the screen now; the visitor may have left its address already.
 * @param entry Gatsby's key of the page's history entry
 * @returns where the visitor left that entry, in CSS pixels; undefined for a new one
 */
export function arriveAt(path: string, entry: string): number | undefined {
  shown = { path, entry }
  return positions[entry]
}

/** Returns where the visitor left the current history entry, in CSS pixels; undefined for a new one. */
export function rememberedScroll(): number | undefined {
  return entryKey() ? positions[entryKey()] : undefined
}

/**
 * Starts recording scroll positions. Full page loads are left to the browser, which restores their position
 * before any script runs.
 * @returns stops the recording
 */
export function rememberScroll(): () => void {
  Object.assign(positions, storedScroll())
  settle()
  const restoreByScript = () => {
    history.scrollRestoration = 'manual'
  }
  const record = () => {
    // A new entry on the same page is not settled yet: the scroll belongs to neither entry.
    if (location.pathname === shown.path && entryKey() !== shown.entry) return
    positions[shown.entry] = scrollY
  }
  const restoreByBrowser = () => {
    history.scrollRestoration = 'auto'
    storeScroll(positions)
  }
  restoreByScript()
  record()
  addEventListener('scroll', record, { passive: true })
  addEventListener('pagehide', restoreByBrowser)
  addEventListener('pageshow', restoreByScript)
  return () => {
    removeEventListener('scroll', record)
    removeEventListener('pagehide', restoreByBrowser)
    removeEventListener('pageshow', restoreByScript)
  }
}

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Returns Gatsby's key of the current history entry; empty for one that a `#link` has just made. */
function entryKey(): string {
  return String(stateOf().key ?? '')
}
