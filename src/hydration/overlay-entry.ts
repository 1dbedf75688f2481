import { isPlainPress } from '../site/plain-press'

/** Whether `history.back()` has been called and has not taken effect yet. */
let isLeaving = false

/**
 * Adds a history entry for an open dialog, so that Back closes it. A link followed in it replaces the entry (for pages of
 * this site: latest-navigation.ts), and closing the dialog in another way removes it.
 * @returns cleanup to call once the dialog has closed, for whatever reason
 */
export function addOverlayEntry(dialog: HTMLDialogElement): () => void {
  let isFollowing = false
  const end = new AbortController()
  const { signal } = end

  function enter(): void {
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '')
    addEventListener('popstate', onPopState, { signal })
  }
  const onPopState = () => {
    if (!isOverlayEntry()) dialog.close()
  }
  const onPress = (event: MouseEvent) => {
    // A link to the current page only closes the dialog.
    if (linkOf(event, dialog)?.href !== location.href || !isPlainPress(event)) return
    event.preventDefault()
    dialog.close()
  }
  const onPressed = (event: MouseEvent) => {
    const link = linkOf(event, dialog)
    if (link?.origin !== location.origin || link.href === location.href) return
    isFollowing = event.defaultPrevented || isPlainPress(event)
    if (!isPlainPress(event)) return
    // A link that Gatsby does not handle: a file, or a full load.
    event.preventDefault()
    location.replace(link.href)
  }

  if (isLeaving) addEventListener('popstate', enter, { once: true, signal })
  else enter()
  dialog.addEventListener('click', onPress, { signal })
  // On the window, so that it runs after the links' own handlers, which may navigate by script.
  addEventListener('click', onPressed, { signal })
  return () => {
    end.abort()
    // Opened and closed again before Back took effect: a second Back would leave the page.
    if (isFollowing || isLeaving || !isOverlayEntry()) return
    isLeaving = true
    addEventListener('popstate', () => (isLeaving = false), { once: true })
    history.back()
  }
}

/** Whether the current history entry is that of an overlay. */
function isOverlayEntry(): boolean {
  return Boolean(history.state?.overlay)
}

function linkOf({ target }: Event, dialog: Element): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  return link instanceof HTMLAnchorElement && !link.target && dialog.contains(link)
    ? link
    : undefined
}
