/** Notices: short messages that come and go by themselves. What shows them loads when first needed. */

export interface Toast {
  kind: 'success' | 'failure'
  title: string
  text: string
  /** Links under the text. */
  actions?: readonly { label: string; href: string }[]
}

type Board = typeof import('./ToastList')

let board: Promise<Board> | undefined

function loadBoard(): Promise<Board> {
  board ??= import('./ToastList').catch((error: unknown) => {
    // The next notice tries again: the visitor may have been offline for a moment.
    board = undefined
    throw error
  })
  return board
}

/** Loads what shows notices, so that one can be shown even if the connection breaks later. */
export function preloadToasts(): void {
  loadBoard().then(
    ({ openBoard }) => openBoard(),
    () => undefined,
  )
}

/**
 * Shows a notice in place of the last one, for five seconds (specification, section 9). The time
 * stands still while the pointer or the focus is on it.
 * @returns whether it could be shown
 */
export async function notify(toast: Toast): Promise<boolean> {
  try {
    const { post } = await loadBoard()
    post(toast)
    return true
  } catch (error) {
    console.error('The notice could not be shown:', error)
    return false
  }
}
