import { isPlainPress } from '../layout/MenuLink'

/** Set from leaving an entry until the browser has left it, which takes it a moment. */
let isLeaving = false

/**
 * Gives an open dialog an entry of its own in the history, so that Back closes it and stays on the page.
 * A link followed in it takes the entry's place (src/hydration/latest-navigation.ts for pages of this
 * site), and closing it in another way removes the entry.
 * @returns to be called once the dialog has closed, however that came about
 */
export function addOverlayEntry(dialog: HTMLDialogElement): () => void {
  let isFollowing = false

  function enter(): void {
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '')
    addEventListener('popstate', onPopState)
  }
  const onPopState = () => {
    if (!isOverlayEntry()) dialog.close()
  }
  const onPress = (event: MouseEvent) => {
    // Where the visitor is already.
    if (linkOf(event, dialog)?.href !== location.href || !isPlainPress(event)) return
    event.preventDefault()
    dialog.close()
  }
  const onPressed = (event: MouseEvent) => {
    const link = linkOf(event, dialog)
    if (link?.origin !== location.origin || link.href === location.href) return
    isFollowing = event.defaultPrevented || isPlainPress(event)
    if (!isPlainPress(event)) return
    // What the site does not go to by script: a file, or a full load.
    event.preventDefault()
    location.replace(link.href)
  }

  if (isLeaving) addEventListener('popstate', enter, { once: true })
  else enter()
  dialog.addEventListener('click', onPress)
  // After those of the links, which may follow it by script.
  addEventListener('click', onPressed)
  return () => {
    removeEventListener('popstate', enter)
    removeEventListener('popstate', onPopState)
    dialog.removeEventListener('click', onPress)
    removeEventListener('click', onPressed)
    if (isFollowing || !isOverlayEntry()) return
    isLeaving = true
    addEventListener('popstate', () => (isLeaving = false), { once: true })
    history.back()
  }
}

/** Whether the present entry of the history stands for something that lies over its page. */
function isOverlayEntry(): boolean {
  return Boolean(history.state?.overlay)
}

function linkOf({ target }: Event, dialog: Element): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a')
  return link instanceof HTMLAnchorElement && !link.target && dialog.contains(link)
    ? link
    : undefined
}
