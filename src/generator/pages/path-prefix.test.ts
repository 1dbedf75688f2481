import { explainPathPrefix } from './path-prefix'

const pages = ['/', '/portfolio', '/services/audit', '/404.html']

test.each([
  ['/portfolio', '/portfolio'],
  ['/services', '/services/audit'],
  ['/services/audit', '/services/audit'],
])('the folder %s is refused, because the page %s begins with it', (prefix, page) => {
  expect(explainPathPrefix(prefix, pages)).toBe(
    `PATH_PREFIX=${prefix} is also the beginning of the page ${page}, and that page would be empty. Use another folder, for example PATH_PREFIX=/site`,
  )
})

test.each(['', '/site', '/port', '/portfolio/2026', '/site/portfolio'])(
  'the folder “%s” is accepted',
  (prefix) => {
    expect(explainPathPrefix(prefix, pages)).toBeUndefined()
  },
)
