import { storedScroll } from './entry-storage'

const storage = new Map<string, string>()
Object.defineProperty(globalThis, 'sessionStorage', {
  value: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  },
})

test('a page that the browser kept for Back does not forget where later pages were left', () => {
  storedScroll.store('about', 10)
  // Meanwhile, another page in the same tab.
  storage.set('scroll', JSON.stringify({ ...storedScroll.read(), offerings: 300 }))
  storedScroll.store('about', 20)
  expect(storedScroll.read()).toEqual({ about: 20, offerings: 300 })
})

test('without storage, or with a damaged one, entries begin at their top', () => {
  storage.set('scroll', '{"about"')
  expect(storedScroll.read()).toEqual({})
  const full = jest.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  expect(() => storedScroll.store('about', 10)).not.toThrow()
  full.mockRestore()
})
