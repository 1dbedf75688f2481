import { storedScroll } from './entry-storage'

const storage = new Map<string, string>()
Object.defineProperty(globalThis, 'sessionStorage', {
  value: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  },
})

test('a page restored by Back keeps the positions that later pages have stored', () => {
  storedScroll.store('about', 10)
  // Another page in the same tab stores its position.
  storage.set('scroll', JSON.stringify({ ...storedScroll.read(), offerings: 300 }))
  storedScroll.store('about', 20)
  expect(storedScroll.read()).toEqual({ about: 20, offerings: 300 })
})

test('entries start at the top if storage is full or damaged', () => {
  storage.set('scroll', '{"about"')
  expect(storedScroll.read()).toEqual({})
  const full = jest.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  expect(() => storedScroll.store('about', 10)).not.toThrow()
  full.mockRestore()
})
