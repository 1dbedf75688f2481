/**
 * History entries for open dialogs: Back closes the top dialog. `overlay` in an
 * entry's state is the number of open dialogs.
 */
import { isUnmodifiedClick } from '../../site/unmodified-click'

/** Open dialogs with an entry, the top dialog last. */
const dialogs: HTMLDialogElement[] = []

/** Set while the browser is going back. */
let goingBack: Promise<void> | undefined

/**
 * Adds an entry for an opened dialog. A link in the dialog replaces the entry
 * (Gatsby's links: latest-navigation.ts).
 * @returns cleanup to call when the dialog has closed
 */
export function addOverlayEntry(dialog: HTMLDialogElement): () => void {
  const end = new AbortController()
  const { signal } = end
  const onClick = (event: MouseEvent) => {
    // A link to the current page only closes the dialogs.
    if (linkOf(event, dialog)?.href !== location.href || !isUnmodifiedClick(event)) return
    event.preventDefault()
    for (const open of dialogs) open.close()
  }
  const onUnhandledClick = (event: MouseEvent) => {
    const link = linkOf(event, dialog)
    if (
      link?.origin !== location.origin ||
      link.href === location.href ||
      !isUnmodifiedClick(event)
    )
      return
    // Gatsby does not handle links to files or full page loads.
    event.preventDefault()
    leaveOverlays()
    void returnToFirstOverlayEntry().then(() => location.replace(link.href))
  }

  dialogs.push(dialog)
  matchEntry()
  addEventListener('popstate', closeAboveEntry)
  dialog.addEventListener('click', onClick, { signal })
  // Runs after the links' own handlers.
  addEventListener('click', onUnhandledClick, { signal })
  return () => {
    end.abort()
    const index = dialogs.indexOf(dialog)
    if (index < 0) return
    dialogs.splice(index, 1)
    matchEntry()
  }
}

/** Closes all dialogs. The next page replaces their first entry. */
export function leaveOverlays(): void {
  for (const dialog of dialogs.splice(0)) dialog.close()
}

/** Goes back to the first dialog's entry, which the next page replaces. */
export async function returnToFirstOverlayEntry(): Promise<void> {
  await goingBack
  if (entryDepth() > 1) await goBack(entryDepth() - 1)
}

export function isOverlayEntry(): boolean {
  return entryDepth() > 0
}

/** Whether the browser is going back for a closed dialog. */
export function isReturning(): boolean {
  return goingBack !== undefined
}

function entryDepth(): number {
  return Number(history.state?.overlay ?? 0)
}

function matchEntry(): void {
  // Until Back takes effect, a second Back would leave the page.
  if (goingBack) return
  const surplus = entryDepth() - dialogs.length
  if (surplus > 0) void goBack(surplus).then(matchEntry)
  for (let depth = entryDepth() + 1; depth <= dialogs.length; depth++)
    history.pushState({ ...history.state, overlay: depth }, '')
}

function closeAboveEntry(): void {
  if (goingBack) return
  for (const dialog of dialogs.splice(entryDepth())) dialog.close()
}

function goBack(steps: number): Promise<void> {
  goingBack = new Promise((done) => {
    const onArrival = () => {
      goingBack = undefined
      done()
    }
    // Runs after closeAboveEntry, which checks `goingBack`.
    addEventListener('popstate', onArrival, { once: true })
  })
  history.go(-steps)
  return goingBack
}

function linkOf({ target }: Event, dialog: Element): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  return link instanceof HTMLAnchorElement && !link.target && dialog.contains(link)
    ? link
    : undefined
}
