import type { Toast, ToastWords } from './ToastList'

/** Loads the toast components early, in case the connection breaks later. */
export function preloadToasts(words: ToastWords): void {
  import('./ToastList').then(
    ({ openToasts }) => openToasts(words),
    () => undefined,
  )
}

/**
 * Shows a toast for five seconds; hover and focus pause the timer. Returns
 * whether it could be shown.
 */
export async function notify(toast: Toast, words: ToastWords): Promise<boolean> {
  try {
    const { showToast } = await import('./ToastList')
    showToast(toast, words)
    return true
  } catch (error) {
    console.error('The toast could not be shown:', error)
    return false
  }
}
