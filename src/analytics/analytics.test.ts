import { openPage } from '../hydration/testing'
import { startAnalytics } from './analytics'

const siteUrl = 'https://site.example'
const post = jest.spyOn(globalThis, 'fetch')

/** Opens a page. Returns whether it counts the view. */
function isCounted(page: string, navigatorFields: object = {}): boolean {
  const { navigator } = openPage('', page)
  for (const [name, value] of Object.entries(navigatorFields))
    Object.defineProperty(navigator, name, { value })
  post.mockReset().mockResolvedValue(new Response())
  startAnalytics({ siteUrl, service: 'plausible', host: 'https://numbers.example', site: '7' })
  return post.mock.calls.length > 0
}

test('counts a view', () => {
  expect(isCounted(`${siteUrl}/about`)).toBe(true)
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'does not count visitors with %j',
  (signal) => {
    expect(isCounted(`${siteUrl}/about`, signal)).toBe(false)
  },
)

test('counts no view at another address', () => {
  expect(isCounted('http://127.0.0.1:8000/about')).toBe(false)
})
