import createCache from '@emotion/cache'
import { CacheProvider, css, jsx } from '@emotion/react'
import { createElement, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { CurrentPath } from '../layout/navigation'
import { FragmentCache } from './cached-fragments'
import { CachedFragments, cachedFragment } from './HydrationBoundary'

const red = css`
  color: red;
`
const green = css`
  color: green;
`

/** How often the menu has been rendered. */
let rendered = 0

function Menu({ links }: { links: readonly string[] }): ReactNode {
  rendered += 1
  const current = useContext(CurrentPath)
  return links.map((link, index) =>
    jsx('a', {
      key: link,
      href: link,
      css: index === 0 ? red : green,
      'aria-current': link === current ? 'page' : undefined,
      children: link,
    }),
  )
}

/** Renders a page; returns its HTML and the names of its styles in order. */
function page(
  path: string,
  links: readonly string[],
  { isShared = true, Part = cachedFragment(Menu) } = {},
): { html: string; styles: string[] } {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const fragments = new FragmentCache(cache)
  const content = createElement(
    CurrentPath.Provider,
    { value: path },
    createElement('main', null, createElement(Part, { links }), jsx('p', { css: green })),
  )
  const element = isShared
    ? createElement(CachedFragments.Provider, { value: fragments.place }, content)
    : content
  const html = renderToString(createElement(CacheProvider, { value: cache }, element))
  return { html: fragments.complete(html), styles: Object.keys(cache.inserted) }
}

const links = ['/services', '/about']

beforeEach(() => {
  rendered = 0
})

test('pages after the first have the part as they would render it, without rendering it', () => {
  const Part = cachedFragment(Menu)
  const alone = page('/blog/one', links, { isShared: false })
  expect(page('/blog/one', links, { Part })).toEqual(alone)
  rendered = 0
  expect(page('/blog/two', [...links], { Part })).toEqual(alone)
  expect(page('/blog/three', links, { Part })).toEqual(alone)
  expect(rendered).toBe(0)
})

test('a page that the part links to marks its link', () => {
  for (const path of ['/about', '/blog/one', '/about', '/services'])
    expect(page(path, links)).toEqual(page(path, links, { isShared: false }))
  expect(page('/about', links).html).toContain('aria-current="page"')
  expect(page('/blog/one', links).html).not.toContain('aria-current')
})

test('a part with other content is another part', () => {
  page('/blog/one', links)
  expect(page('/blog/two', ['/contact']).html).toContain('href="/contact"')
  expect(page('/blog/three', links).html).not.toContain('/contact')
})
