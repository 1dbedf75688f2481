/**
 * History entries of open dialogs, so that Back closes the top dialog. The state of each entry has its depth as `overlay`: 1
 * for a dialog over the page, 2 for one over that.
 */
import { isUnmodifiedClick } from '../../site/unmodified-click'

/** The open dialogs that have an entry, the top one last. */
const dialogs: HTMLDialogElement[] = []

/** Settles once the browser has gone back to an entry; undefined at other times. */
let goingBack: Promise<void> | undefined

/**
 * Adds a history entry for a dialog that has just opened. A link followed in it replaces the entry (for pages of this
 * site: latest-navigation.ts), and closing the dialog in another way removes it.
 * @returns cleanup to call once the dialog has closed, for whatever reason
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
  const onPressed = (event: MouseEvent) => {
    const link = linkOf(event, dialog)
    if (
      link?.origin !== location.origin ||
      link.href === location.href ||
      !isUnmodifiedClick(event)
    )
      return
    // A link that Gatsby does not handle: a file, or a full load.
    event.preventDefault()
    leaveOverlays()
    void returnToFirstOverlayEntry().then(() => location.replace(link.href))
  }

  dialogs.push(dialog)
  matchEntry()
  addEventListener('popstate', closeAboveEntry)
  dialog.addEventListener('click', onClick, { signal })
  // On the window, so that it runs after the links' own handlers, which may navigate by script.
  addEventListener('click', onPressed, { signal })
  return () => {
    end.abort()
    const index = dialogs.indexOf(dialog)
    if (index < 0) return
    dialogs.splice(index, 1)
    matchEntry()
  }
}

/** Closes all dialogs, for a link that is being followed. Their entries stay until the next page replaces the first. */
export function leaveOverlays(): void {
  for (const dialog of dialogs.splice(0)) dialog.close()
}

/** Goes back to the entry of the lowest dialog, which the next page replaces. */
export async function returnToFirstOverlayEntry(): Promise<void> {
  await goingBack
  if (entryDepth() > 1) await goBack(entryDepth() - 1)
}

/** Whether the current history entry is that of a dialog. */
export function isOverlayEntry(): boolean {
  return entryDepth() > 0
}

/** Whether the browser is going back because a dialog has closed. */
export function isReturning(): boolean {
  return goingBack !== undefined
}

/** Returns the number of dialogs that the current history entry is for. */
function entryDepth(): number {
  return Number(history.state?.overlay ?? 0)
}

/** Adds or leaves entries until there is one for each open dialog. */
function matchEntry(): void {
  // Dialogs may open and close before Back takes effect: a second Back would leave the page.
  if (goingBack) return
  const surplus = entryDepth() - dialogs.length
  if (surplus > 0) void goBack(surplus).then(matchEntry)
  for (let depth = entryDepth() + 1; depth <= dialogs.length; depth++)
    history.pushState({ ...history.state, overlay: depth }, '')
}

/** Closes the dialogs above the current entry, after Back. */
function closeAboveEntry(): void {
  if (goingBack) return
  for (const dialog of dialogs.splice(entryDepth())) dialog.close()
}

function goBack(steps: number): Promise<void> {
  goingBack = new Promise((done) => {
    const arrive = () => {
      goingBack = undefined
      done()
    }
    // After closeAboveEntry, which must not take this for a step of the visitor.
    addEventListener('popstate', arrive, { once: true })
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
