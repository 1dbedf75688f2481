/**
 * Restores scroll positions after client-side navigation. The browser would
 * scroll the old page, and Gatsby stores one position for all plain `#link`s.
 */
import { readChoices, restoreChoices } from '../visitor-state/choices'
import { storedChoices, storedScroll } from '../visitor-state/entry-storage'

/** The visible page. `location` may already be the next page. */
let shown = { path: '', entry: '', top: 0 }

/** Call this before the page changes. */
export function storeShownChoices(): void {
  if (shown.entry) storedChoices.store(shown.entry, readChoices())
}

export function recordCurrentEntry(): void {
  if (!entryKey()) history.replaceState({ ...history.state, key: String(Date.now()) }, '')
  show(location.pathname, entryKey())
}

/**
 * Records a newly visible page and restores its choices.
 * @param path may differ from `location` if the visitor has navigated again
 * @param entry Gatsby's key of the history entry
 * @returns stored scroll position in CSS pixels, if any
 */
export function recordNewPage(path: string, entry: string): number | undefined {
  const top = storedScroll.read()[entry]
  // scrollY is still the previous page's position.
  show(path, entry, top ?? 0)
  restoreChoices(storedChoices.read()[entry])
  return top
}

/** Returns the current entry's stored scroll position, if any (CSS pixels). */
export function rememberedScroll(): number | undefined {
  const entry = entryKey()
  return entry && entry === shown.entry ? shown.top : storedScroll.read()[entry]
}

/**
 * Records scroll positions. After full page loads, the browser restores them
 * sooner than scripts could.
 */
export function startRecordingScroll(): void {
  recordCurrentEntry()
  const restoreByScript = () => {
    history.scrollRestoration = 'manual'
  }
  const record = () => {
    // Ignores a new entry that is not recorded yet.
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

/** Stores at once, because a closed page may get no further event. */
function storeShown(): void {
  if (shown.entry) storedScroll.store(shown.entry, shown.top)
}

/** Gatsby's key; empty for a new `#link` entry. */
function entryKey(): string {
  return String(history.state?.key ?? '')
}
