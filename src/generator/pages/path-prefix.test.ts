import { explainPathPrefix } from './path-prefix'

const pages = ['/', '/portfolio', '/services/audit', '/404.html']

test.each([
  ['/portfolio', '/portfolio'],
  ['/services', '/services/audit'],
  ['/services/audit', '/services/audit'],
])('rejects the folder %s, because the URL of the page %s starts with it', (prefix, page) => {
  expect(explainPathPrefix(prefix, pages)).toBe(
    `PATH_PREFIX=${prefix} conflicts with the page ${page}, which would be empty. Use another folder, for example PATH_PREFIX=/site`,
  )
})

test.each(['', '/site', '/port', '/portfolio/2026', '/site/portfolio'])(
  'accepts the folder “%s”',
  (prefix) => {
    expect(explainPathPrefix(prefix, pages)).toBeUndefined()
  },
)
