import { openPage } from '../testing'
import { keepToLatestNavigation } from './latest-navigation'

/** By address. */
let finishLoading: Record<string, () => void>
const go = jest.fn()
const isProgressShown = () => 'loading' in document.documentElement.dataset

beforeEach(() => {
  const window = openPage('', 'https://site.example/about')
  finishLoading = {}
  go.mockClear()
  Object.assign(window, {
    ___navigate: go,
    ___loader: {
      loadPage: (path: string) => new Promise<void>((done) => (finishLoading[path] = done)),
      loadPageSync: (path: string) => (path === '/about' ? { json: {} } : undefined),
    },
  })
  keepToLatestNavigation()
})

test('the last of two links followed in a row wins', async () => {
  window.___navigate('/slow')
  window.___navigate('/fast?a#b', { state: 1 })
  finishLoading['/fast?a']?.()
  finishLoading['/slow']?.()
  await new Promise((done) => setTimeout(done))
  expect(go.mock.calls).toEqual([['/fast?a#b', { state: 1 }]])
})

test('Back cancels a link that is still loading', async () => {
  history.pushState({}, '', '/about')
  window.___navigate('/slow')
  history.back()
  await new Promise((done) => addEventListener('popstate', done, { once: true }))
  finishLoading['/slow']?.()
  await new Promise((done) => setTimeout(done))
  expect(go).not.toHaveBeenCalled()
})

test('Back shows progress while the page loads', async () => {
  history.replaceState({}, '', '/unloaded')
  history.pushState({}, '', '/about')
  history.back()
  while (!isProgressShown()) await new Promise((done) => setTimeout(done, 20))
  finishLoading['/unloaded']?.()
  await new Promise((done) => setTimeout(done))
  expect(isProgressShown()).toBe(false)
})

test('a link in a dialog replaces the dialog’s history entry', async () => {
  history.pushState({ overlay: 1 }, '')
  window.___navigate('/next')
  finishLoading['/next']?.()
  await new Promise((done) => setTimeout(done))
  expect(go).toHaveBeenCalledWith('/next', { replace: true })
})
