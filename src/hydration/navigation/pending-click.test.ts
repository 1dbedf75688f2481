import { openPage, setGlobal } from '../testing'
import { cancelPendingClick, loadUnlessUserLeaves } from './pending-click'

const place = {
  href: 'https://site.example/about',
  assign: jest.fn(),
  replace: jest.fn(),
  reload: jest.fn(),
}
const isProgressShown = () => 'loading' in document.documentElement.dataset
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  openPage('', place.href)
  setGlobal('location', place)
  jest.useFakeTimers()
})
afterEach(() => {
  cancelPendingClick()
  jest.clearAllMocks()
  jest.useRealTimers()
})

test('progress shows after 300 ms, until what was clicked is there', async () => {
  let arrive: (page: string) => void = () => undefined
  const loaded = loadUnlessUserLeaves(() => new Promise<string>((done) => (arrive = done)), '/a')
  jest.advanceTimersByTime(299)
  expect(isProgressShown()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(isProgressShown()).toBe(true)
  arrive('the page')
  expect(await loaded).toBe('the page')
  expect(isProgressShown()).toBe(false)
  jest.advanceTimersByTime(10_000)
  expect(place.assign).not.toHaveBeenCalled()
})

test('after 5 s the browser loads the address', () => {
  void loadUnlessUserLeaves(never, '/a?b#c')
  jest.advanceTimersByTime(4999)
  expect(place.assign).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(place.assign).toHaveBeenCalledWith('/a?b#c')
})

test('a second click loads the address once progress shows, and a double click does not', () => {
  void loadUnlessUserLeaves(never, '/a')
  jest.advanceTimersByTime(200)
  void loadUnlessUserLeaves(never, '/a')
  expect(place.assign).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  void loadUnlessUserLeaves(never, '/a')
  expect(place.assign).toHaveBeenCalledWith('/a')
})

test('a click elsewhere takes the place of the one that waits', async () => {
  let arrive: (page: string) => void = () => undefined
  const first = loadUnlessUserLeaves(() => new Promise<string>((done) => (arrive = done)), '/a')
  const second = loadUnlessUserLeaves(() => Promise.resolve('b'), '/b')
  arrive('a')
  expect(await second).toBe('b')
  expect(await first).toBeUndefined()
})

test('a click that the visitor has given up has no effect, even if it fails', async () => {
  let fail: (error: Error) => void = () => undefined
  const loaded = loadUnlessUserLeaves(() => new Promise<never>((_, no) => (fail = no)), '/a')
  cancelPendingClick()
  fail(new Error('gone'))
  expect(await loaded).toBeUndefined()
  jest.advanceTimersByTime(10_000)
  expect(place.assign).not.toHaveBeenCalled()
  await expect(loadUnlessUserLeaves(() => Promise.reject(new Error('gone')), '/a')).rejects.toThrow(
    'gone',
  )
})

test('a link of a dialog replaces the dialog’s history entry, and the current address is reloaded', () => {
  history.replaceState({ overlay: 1 }, '')
  void loadUnlessUserLeaves(never, '/a')
  jest.advanceTimersByTime(5000)
  expect(place.replace).toHaveBeenCalledWith('/a')
  void loadUnlessUserLeaves(never, '/about')
  jest.advanceTimersByTime(5000)
  expect(place.reload).toHaveBeenCalled()
})
