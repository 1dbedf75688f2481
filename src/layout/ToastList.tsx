import { Global } from '@emotion/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
// The other build inserts a style element of its own, which a strict content policy forbids.
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { toastDuration, toastStyles } from '../styles/toasts'
import type { Toast } from './toasts'

let host: HTMLElement | undefined

/** Where the focus came from when it moved to a notice; it goes back there. */
let origin: HTMLElement | undefined

/** Puts the place for notices on the page: screen readers announce what appears in it later. */
export function openBoard(): void {
  if (host) return
  host = document.createElement('div')
  host.dataset.noPrint = ''
  document.body.append(host)
  createRoot(host).render(<Board />)
  holdTimeOnFocus(host)
  document.addEventListener('focusin', clearFocus)
  visualViewport?.addEventListener('resize', standAboveKeyboard)
  standAboveKeyboard()
}

/** A phone's keyboard covers what is fixed to the end of the screen. */
function standAboveKeyboard(): void {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
  const covered = Math.max(0, innerHeight - height - offsetTop)
  host?.style.setProperty('--keyboard-height', `${covered}px`)
}

/** Scrolls what has the focus out from under a toast (WCAG 2.4.11). */
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

/** Shows a toast in place of the last one. */
export function post(message: Toast): void {
  openBoard()
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

/** The library holds the time under the pointer; under the focus it does not (WCAG 2.2.1). */
function holdTimeOnFocus(board: HTMLElement): void {
  board.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !board.contains(relatedTarget))
      origin = relatedTarget
    toast.pause()
  })
  board.addEventListener('focusout', () => {
    if (!board.querySelector('.Toastify__toast:hover')) toast.play()
  })
  board.addEventListener('mouseout', () => {
    if (board.contains(document.activeElement)) toast.pause()
  })
  board.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss()
  })
}

function dismiss(): void {
  toast.dismiss()
  origin?.focus()
  origin = undefined
}

function Board() {
  return (
    <>
      <Global styles={toastStyles} />
      <ToastContainer
        aria-label="Notices, Alt+T"
        autoClose={toastDuration}
        // The line that shows the time is drawn all the same; this only hides it from screen readers.
        hideProgressBar
        closeButton={CloseButton}
        limit={1}
        transition={false}
      />
    </>
  )
}

function CloseButton() {
  return (
    <button type="button" onClick={dismiss} aria-label="Close notice">
      <X size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}

function ToastText({ title, text, actions = [] }: Toast) {
  // The library's own `onOpen` comes before the notice is on the page.
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
