import { openPage } from '../testing'
import type * as OverlayEntry from './overlay-entry'

let overlays: typeof OverlayEntry

/** Resolves after the next step through the history. */
const step = () =>
  new Promise<void>((done) => addEventListener('popstate', () => setTimeout(done), { once: true }))

/** Opens a dialog as the site's components do. */
function open(name: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.id = name
  dialog.innerHTML = '<a href="/next">Next</a>'
  dialog.setAttribute('open', '')
  dialog.close = () => {
    if (!dialog.hasAttribute('open')) return
    dialog.removeAttribute('open')
    leave()
  }
  const leave = overlays.addOverlayEntry(dialog)
  return dialog
}

const shown = () => [...document.querySelectorAll('dialog[open]')].map(({ id }) => id)

beforeEach(async () => {
  openPage('', 'https://site.example/about')
  history.replaceState({ key: 'first' }, '')
  jest.resetModules()
  overlays = await import('./overlay-entry')
})

test('Back closes the top dialog first, then the dialog below it', async () => {
  open('drawer')
  open('search')
  expect(history.length).toBe(3)
  history.back()
  await step()
  expect(shown()).toEqual(['drawer'])
  history.back()
  await step()
  expect(shown()).toEqual([])
  expect(history.state).toEqual({ key: 'first' })
})

test('Escape removes only the top dialog’s entry', async () => {
  open('drawer')
  open('search').close()
  await step()
  expect(shown()).toEqual(['drawer'])
  expect(history.state).toEqual({ key: 'first', overlay: 1 })
})

test('closing two dialogs at once removes both entries', async () => {
  const drawer = open('drawer')
  open('search').close()
  drawer.close()
  await step()
  await step()
  expect(history.state).toEqual({ key: 'first' })
})

test('a dialog that reopens before Back takes effect keeps its entry', async () => {
  open('drawer').close()
  open('drawer')
  await step()
  expect(history.state).toEqual({ key: 'first', overlay: 1 })
  expect(shown()).toEqual(['drawer'])
})

test('a link in the top dialog closes all dialogs and replaces the first dialog’s entry', async () => {
  open('drawer')
  open('search')
  overlays.leaveOverlays()
  expect(shown()).toEqual([])
  await overlays.returnToFirstOverlayEntry()
  expect(history.state).toEqual({ key: 'first', overlay: 1 })
})
