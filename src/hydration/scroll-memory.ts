/**
 * Scroll positions of the history's entries, while pages change without a full load. The browser's
 * own memory would move the page that is being left, before the next one is there; and Gatsby's takes
 * all entries that a visitor made with a plain `#link` for one.
 */
import { storedScroll, storeScroll } from './stored-scroll'

const positions: Record<string, number> = {}

/** The page on the screen, which lags behind the address while the next page is on its way. */
let shown = { path: '', entry: '' }

/** Notes that the page on the screen is the one of the address. */
export function settle(): void {
  if (!entryKey()) history.replaceState({ ...stateOf(), key: String(Date.now()) }, '')
  shown = { path: location.pathname, entry: entryKey() }
  positions[shown.entry] ??= scrollY
}

/**
 * Notes that a page has come to the screen, of which the visitor may have left the address already.
 * @param entry Gatsby's key of the history entry that the page was made for
 * @returns where the visitor left that entry, in CSS pixels; undefined for a new one
 */
export function arriveAt(path: string, entry: string): number | undefined {
  shown = { path, entry }
  return positions[entry]
}

/** Where the visitor left the present history entry, in CSS pixels; undefined for a new one. */
export function rememberedScroll(): number | undefined {
  return entryKey() ? positions[entryKey()] : undefined
}

/**
 * Starts remembering. Loads of whole pages stay with the browser, which restores their position
 * before any script runs.
 * @returns stops it
 */
export function rememberScroll(): () => void {
  Object.assign(positions, storedScroll())
  settle()
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  const note = () => {
    // On the same page another entry may have come already, and the scroll belongs to neither.
    if (location.pathname === shown.path && entryKey() !== shown.entry) return
    positions[shown.entry] = scrollY
  }
  const handBack = () => {
    history.scrollRestoration = 'auto'
    storeScroll(positions)
  }
  take()
  note()
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', handBack)
  addEventListener('pageshow', take)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', handBack)
    removeEventListener('pageshow', take)
  }
}

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Gatsby's key of the present entry; empty for one that a `#link` has just made. */
function entryKey(): string {
  return String(stateOf().key ?? '')
}
