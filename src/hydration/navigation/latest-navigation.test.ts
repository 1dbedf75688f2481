import { openPage } from '../testing'
import { keepToLatestNavigation } from './latest-navigation'

/** Resolves the data of a page, by its address. */
let arrive: Record<string, () => void>
const go = jest.fn()
const isProgressShown = () => 'loading' in document.documentElement.dataset

beforeEach(() => {
  const window = openPage('', 'https://site.example/about')
  arrive = {}
  go.mockClear()
  Object.assign(window, {
    ___navigate: go,
    ___loader: {
      loadPage: (path: string) => new Promise<void>((done) => (arrive[path] = done)),
      loadPageSync: (path: string) => (path === '/about' ? { json: {} } : undefined),
    },
  })
  keepToLatestNavigation()
})

test('of two links followed in a row, the last one wins', async () => {
  window.___navigate('/slow')
  window.___navigate('/fast?a#b', { state: 1 })
  arrive['/fast?a']?.()
  arrive['/slow']?.()
  await new Promise((done) => setTimeout(done))
  expect(go.mock.calls).toEqual([['/fast?a#b', { state: 1 }]])
})

test('Back gives up the link that is loading', async () => {
  history.pushState({}, '', '/about')
  window.___navigate('/slow')
  history.back()
  await new Promise((done) => addEventListener('popstate', done, { once: true }))
  arrive['/slow']?.()
  await new Promise((done) => setTimeout(done))
  expect(go).not.toHaveBeenCalled()
})

test('Back to a page that is not loaded shows progress', async () => {
  history.replaceState({}, '', '/unloaded')
  history.pushState({}, '', '/about')
  history.back()
  await new Promise((done) => setTimeout(done, 500))
  expect(isProgressShown()).toBe(true)
  arrive['/unloaded']?.()
  await new Promise((done) => setTimeout(done))
  expect(isProgressShown()).toBe(false)
})

test('a link of a dialog replaces the dialog’s history entry', async () => {
  history.pushState({ overlay: 1 }, '')
  window.___navigate('/next')
  arrive['/next']?.()
  await new Promise((done) => setTimeout(done))
  expect(go).toHaveBeenCalledWith('/next', { replace: true })
})
