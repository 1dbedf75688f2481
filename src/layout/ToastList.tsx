import { Global } from '@emotion/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
// The default build inserts a `<style>` element, which a strict CSP forbids.
import { ToastContainer, toast } from 'react-toastify/unstyled'
import type { InterfaceWords } from '../site/interface-words'
import { toastDuration, toastStyles } from '../styles/toasts'

export type ToastWords = Pick<InterfaceWords['toasts'], 'notices' | 'close'>

export interface Toast {
  kind: 'success' | 'failure'
  title: string
  text: string
  actions?: readonly { label: string; href: string }[]
}

let host: HTMLElement | undefined

/** The element that had the focus before the toast. */
let origin: HTMLElement | undefined

/** Adds the container first: screen readers announce only later additions. */
export function openToasts(words: ToastWords): void {
  if (host) return
  host = document.createElement('div')
  host.dataset.noPrint = ''
  document.body.append(host)
  createRoot(host).render(
    <>
      <Global styles={toastStyles} />
      <ToastContainer
        aria-label={words.notices}
        autoClose={toastDuration}
        // Only hides the bar from screen readers; it is still drawn.
        hideProgressBar
        closeButton={() => (
          <button type="button" onClick={dismiss} aria-label={words.close}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
        limit={1}
        transition={false}
      />
    </>,
  )
  holdTimeOnFocus(host)
  document.addEventListener('focusin', clearFocus)
  visualViewport?.addEventListener('resize', stayAboveKeyboard)
  stayAboveKeyboard()
}

/** Keeps toasts above a phone's keyboard, which covers fixed elements. */
function stayAboveKeyboard(): void {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
  const covered = Math.max(0, innerHeight - height - offsetTop)
  host?.style.setProperty('--keyboard-height', `${covered}px`)
}

/** Scrolls the focused element away from a toast (WCAG 2.4.11). */
function clearFocus(): void {
  const { activeElement: focused } = document
  const toast = host?.querySelector('.Toastify__toast')?.getBoundingClientRect()
  const box = focused?.getBoundingClientRect()
  if (!toast || !box || host?.contains(focused)) return
  const isCovered =
    box.right > toast.left &&
    box.left < toast.right &&
    box.bottom > toast.top &&
    box.top < toast.bottom
  if (isCovered) focused?.scrollIntoView({ block: 'center' })
}

/** Shows a toast instead of the previous toast. */
export function showToast(message: Toast, words: ToastWords): void {
  openToasts(words)
  toast.clearWaitingQueue()
  toast.dismiss()
  const failed = message.kind === 'failure'
  const Drawing = failed ? CircleAlert : CircleCheck
  toast(<ToastText {...message} />, {
    type: failed ? 'error' : 'success',
    role: failed ? 'alert' : 'status',
    icon: <Drawing size={24} strokeWidth={1.5} aria-hidden="true" />,
  })
}

/** Pauses the timer on focus (WCAG 2.2.1); the library does so on hover. */
function holdTimeOnFocus(container: HTMLElement): void {
  container.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !container.contains(relatedTarget))
      origin = relatedTarget
    toast.pause()
  })
  container.addEventListener('focusout', () => {
    if (!container.querySelector('.Toastify__toast:hover')) toast.play()
  })
  container.addEventListener('mouseout', () => {
    if (container.contains(document.activeElement)) toast.pause()
  })
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss()
  })
}

function dismiss(): void {
  toast.dismiss()
  origin?.focus()
  origin = undefined
}

function ToastText({ title, text, actions = [] }: Toast) {
  // The library's `onOpen` fires before the toast is on the page.
  useEffect(clearFocus, [])
  return (
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
      {actions.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </div>
  )
}
