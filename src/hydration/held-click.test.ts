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
  const isHeld = (init: MouseEventInit = {}) =>
    !button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return { isHeld, clicked }
}

test('holds an unmodified click until hydration and leaves other clicks to the browser', async () => {
  const { isHeld, clicked } = await openUnhydrated()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect([modifier, isHeld({ [modifier]: true })]).toEqual([modifier, false])
  expect(isHeld({ button: 1 })).toBe(false)
  expect(isHeld()).toBe(true)
  clicked.mockClear()
  dispatchEvent(new Event('hydrated'))
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('drops a held click when the visitor leaves the page', async () => {
  const { isHeld, clicked } = await openUnhydrated()
  expect(isHeld()).toBe(true)
  clicked.mockClear()
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('hydrated'))
  expect(clicked).not.toHaveBeenCalled()
})
