import { openPage, setGlobal } from '../testing'
import type * as ScrollMemory from './scroll-memory'

let memory: typeof ScrollMemory

function scroll(top: number): void {
  setGlobal('scrollY', top)
  dispatchEvent(new Event('scroll'))
}

/** Navigates as Gatsby's router does. */
function navigate(path: string, key: string): number | undefined {
  history.pushState({ key }, '', path)
  return memory.recordNewPage(path, key)
}

beforeEach(async () => {
  openPage('', 'https://site.example/first')
  history.replaceState({ key: 'first' }, '')
  jest.resetModules()
  memory = await import('./scroll-memory')
  setGlobal('scrollY', 0)
  memory.startRecordingScroll()
})

test('remembers the position of each history entry', () => {
  scroll(300)
  expect(navigate('/second', 'second')).toBeUndefined()
  scroll(40)
  expect(navigate('/first', 'first')).toBe(300)
  expect(memory.rememberedScroll()).toBe(300)
  expect(navigate('/second', 'second')).toBe(40)
})

test('does not record the position of the old page for a new entry of a #link', () => {
  scroll(300)
  history.pushState(null, '', '#end')
  scroll(900)
  memory.recordCurrentEntry()
  expect(navigate('/first', 'first')).toBe(300)
})

test('leaves the position of a full page load to the browser', () => {
  expect(history.scrollRestoration).toBe('manual')
  scroll(300)
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  expect(sessionStorage.getItem('scroll')).toContain('300')
})
