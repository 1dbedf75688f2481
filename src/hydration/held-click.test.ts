import { openPage, setGlobal } from './testing'

/** Opens a page with a control that needs script, before hydration. */
async function openUnhydrated() {
  openPage('<button type="button" data-scripted>Menu</button>')
  setGlobal('FRAMEWORK_SCRIPTS', [])
  jest.resetModules()
  const { holdClicks } = await import('./held-click')
  holdClicks()
  const button = document.querySelector('button')
  const clicked = jest.fn()
  button?.addEventListener('click', clicked)
  /** Returns whether a click on the control is held. */
  const isHeld = (init: MouseEventInit = {}) =>
    !button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return { isHeld, clicked }
}

test('an unmodified click is held until hydration, any other is the browser’s own', async () => {
  const { isHeld, clicked } = await openUnhydrated()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect([modifier, isHeld({ [modifier]: true })]).toEqual([modifier, false])
  expect(isHeld({ button: 1 })).toBe(false)
  expect(isHeld()).toBe(true)
  clicked.mockClear()
  dispatchEvent(new Event('hydrated'))
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('a held click is forgotten when the visitor leaves the page', async () => {
  const { isHeld, clicked } = await openUnhydrated()
  expect(isHeld()).toBe(true)
  clicked.mockClear()
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('hydrated'))
  expect(clicked).not.toHaveBeenCalled()
})
