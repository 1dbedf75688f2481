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

test('shows progress from 300 ms until the page has loaded', async () => {
  let finishLoading: (page: string) => void = () => undefined
  const loaded = loadUnlessUserLeaves(
    () => new Promise<string>((done) => (finishLoading = done)),
    '/a',
  )
  jest.advanceTimersByTime(299)
  expect(isProgressShown()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(isProgressShown()).toBe(true)
  finishLoading('the page')
  expect(await loaded).toBe('the page')
  expect(isProgressShown()).toBe(false)
  jest.advanceTimersByTime(10_000)
  expect(place.assign).not.toHaveBeenCalled()
})

test('lets the browser load the address after 5 s', () => {
  void loadUnlessUserLeaves(never, '/a?b#c')
  jest.advanceTimersByTime(4999)
  expect(place.assign).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(place.assign).toHaveBeenCalledWith('/a?b#c')
})

test('lets the browser load the address on a second click while progress shows, but not on a double click', () => {
  void loadUnlessUserLeaves(never, '/a')
  jest.advanceTimersByTime(200)
  void loadUnlessUserLeaves(never, '/a')
  expect(place.assign).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  void loadUnlessUserLeaves(never, '/a')
  expect(place.assign).toHaveBeenCalledWith('/a')
})

test('a click on another link replaces the pending click', async () => {
  let finishLoading: (page: string) => void = () => undefined
  const first = loadUnlessUserLeaves(
    () => new Promise<string>((done) => (finishLoading = done)),
    '/a',
  )
  const second = loadUnlessUserLeaves(() => Promise.resolve('b'), '/b')
  finishLoading('a')
  expect(await second).toBe('b')
  expect(await first).toBeUndefined()
  jest.advanceTimersByTime(10_000)
  expect(place.assign).not.toHaveBeenCalled()
})

test('a cancelled click has no effect, even if it fails', async () => {
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

test('a link in a dialog replaces the dialog’s history entry, and a link to the current address reloads it', () => {
  history.replaceState({ overlay: 1 }, '')
  void loadUnlessUserLeaves(never, '/a')
  jest.advanceTimersByTime(5000)
  expect(place.replace).toHaveBeenCalledWith('/a')
  void loadUnlessUserLeaves(never, '/about')
  jest.advanceTimersByTime(5000)
  expect(place.reload).toHaveBeenCalled()
})
