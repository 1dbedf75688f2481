/**
 * Restores scroll positions after client-side navigation. The browser would scroll the old page, and Gatsby stores a single
 * position for all entries of plain `#link`s.
 */
import { readChoices, restoreChoices } from '../visitor-state/choices'
import { storedChoices, storedScroll } from '../visitor-state/entry-storage'

/** The visible page, its history entry and scroll position. `location` may already be the next page. */
let shown = { path: '', entry: '', top: 0 }

/** Stores the choices on the visible page. Call it before the next page replaces it. */
export function storeShownChoices(): void {
  if (shown.entry) storedChoices.store(shown.entry, readChoices())
}

/** Records that the visible page belongs to the current history entry. */
export function recordCurrentEntry(): void {
  if (!entryKey()) history.replaceState({ ...history.state, key: String(Date.now()) }, '')
  show(location.pathname, entryKey())
}

/**
 * Records a newly visible page and restores its choices.
 * @param path may differ from `location`, if the visitor has navigated again
 * @param entry Gatsby's key of the history entry
 * @returns stored scroll position of the entry, in CSS pixels; undefined for a new entry
 */
export function recordNewPage(path: string, entry: string): number | undefined {
  const top = storedScroll.read()[entry]
  // Do not use scrollY, which is still the previous page's position.
  show(path, entry, top ?? 0)
  restoreChoices(storedChoices.read()[entry])
  return top
}

/** Returns the scroll position of the current history entry, in CSS pixels; undefined for a new entry. */
export function rememberedScroll(): number | undefined {
  const entry = entryKey()
  return entry && entry === shown.entry ? shown.top : storedScroll.read()[entry]
}

/** Starts to record scroll positions. After full page loads, the browser restores them, because it does so earlier. */
export function startRecordingScroll(): void {
  recordCurrentEntry()
  const restoreByScript = () => {
    history.scrollRestoration = 'manual'
  }
  const record = () => {
    // A new entry on the same page is not recorded yet, so ignore this position.
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
  // WebKit resets `scrollRestoration` for entries of `#link`s.
  addEventListener('popstate', restoreByScript)
  addEventListener('pagehide', restoreByBrowser)
  addEventListener('pageshow', restoreByScript)
}

function show(path: string, entry: string, top = scrollY): void {
  storeShown()
  shown = { path, entry, top }
}

/** Stores immediately, because a closed page may not get another event. */
function storeShown(): void {
  if (shown.entry) storedScroll.store(shown.entry, shown.top)
}

/** Returns Gatsby's key of the current history entry. Empty for a new entry of a `#link`. */
function entryKey(): string {
  return String(history.state?.key ?? '')
}
