/**
 * Scroll positions of history entries across client-side navigations. The browser would move the old page before the next
 * one is there, and Gatsby treats all entries made by plain `#link`s as one.
 */
import { readChoices, restoreChoices } from '../choices'
import { storedChoices, storedScroll } from '../entry-storage'

/** The page on the screen with its history entry and scroll position; the address may be that of the next one already. */
let shown = { path: '', entry: '', top: 0 }

/** Stores what is open and chosen on the page on the screen, before another one replaces it. */
export function storeShownChoices(): void {
  if (shown.entry) storedChoices.store(shown.entry, readChoices())
}

/** Records that the page on the screen is the one of the address. */
export function settle(): void {
  if (!entryKey()) history.replaceState({ ...history.state, key: String(Date.now()) }, '')
  show(location.pathname, entryKey())
}

/**
 * Records that a page is on the screen now, perhaps after the visitor has left its address, and opens what was left open.
 * @param entry Gatsby's key of the page's history entry
 * @returns where the visitor left that entry, in CSS pixels; undefined for a new one
 */
export function arriveAt(path: string, entry: string): number | undefined {
  const top = storedScroll.read()[entry]
  // Not scrollY, which is the position of the page before this one until this one is scrolled.
  show(path, entry, top ?? 0)
  restoreChoices(storedChoices.read()[entry])
  return top
}

/** Returns where the visitor left the current history entry, in CSS pixels; undefined for a new one. */
export function rememberedScroll(): number | undefined {
  const entry = entryKey()
  return entry && entry === shown.entry ? shown.top : storedScroll.read()[entry]
}

/** Starts recording scroll positions. Full page loads are left to the browser, which restores their position early. */
export function rememberScroll(): void {
  settle()
  const restoreByScript = () => {
    history.scrollRestoration = 'manual'
  }
  const record = () => {
    // A new entry on the same page is not settled yet: the scroll belongs to neither entry.
    if (location.pathname === shown.path && entryKey() !== shown.entry) return
    shown.top = scrollY
  }
  const restoreByBrowser = () => {
    history.scrollRestoration = 'auto'
    storeShown()
    storeShownChoices()
  }
  restoreByScript()
  addEventListener('scroll', record, { passive: true })
  // WebKit leaves entries that `#link`s make to the browser, whatever the entry before them says.
  addEventListener('popstate', restoreByScript)
  addEventListener('pagehide', restoreByBrowser)
  addEventListener('pageshow', restoreByScript)
}

function show(path: string, entry: string, top = scrollY): void {
  storeShown()
  shown = { path, entry, top }
}

/** Stores at once where an entry is left: a page that is closed, or cached and closed later, may not get to it. */
function storeShown(): void {
  if (shown.entry) storedScroll.store(shown.entry, shown.top)
}

/** Returns Gatsby's key of the current history entry; empty for one that a `#link` has just made. */
function entryKey(): string {
  return String(history.state?.key ?? '')
}
