import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LastSite } from './last-site'

let root: string

const path = (file: string) => join(root, file)
const dist = (file: string) => path(join('dist', file))

/** Publishes two pages and a text, and returns the pages that were made anew. */
function publish(version = '1', text = 'words'): string[] {
  const made: string[] = []
  const site = new LastSite(root, path('dist'), version)
  mkdirSync(path('dist.next'))
  for (const name of ['about.html', 'blog.html'])
    site.put(path(`public/${name}`), name, path('dist.next'), (source, file) => {
      made.push(name)
      copyFileSync(source, file)
    })
  site.write(text, 'about.md', path('dist.next'))
  site.save()
  rmSync(path('dist'), { recursive: true, force: true })
  renameSync(path('dist.next'), path('dist'))
  return made
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(path('public'))
  mkdirSync(path('.cache'))
  for (const name of ['about.html', 'blog.html']) writeFileSync(path(`public/${name}`), name)
  publish()
})
afterEach(() => rmSync(root, { recursive: true }))

test('what has not changed is the last site’s own file', () => {
  const last = [statSync(dist('about.html')).ino, statSync(dist('about.md')).ino]
  expect(publish()).toEqual([])
  expect([statSync(dist('about.html')).ino, statSync(dist('about.md')).ino]).toEqual(last)
  expect(readFileSync(dist('about.html'), 'utf8')).toBe('about.html')
})

test('what has changed is made anew, and nothing else', () => {
  writeFileSync(path('public/about.html'), 'ABOUT.HTML')
  expect(publish('1', 'other words')).toEqual(['about.html'])
  expect(readFileSync(dist('about.html'), 'utf8')).toBe('ABOUT.HTML')
  expect(readFileSync(dist('about.md'), 'utf8')).toBe('other words')
})

test.each([
  ['a published file that somebody has changed', () => writeFileSync(dist('blog.html'), 'x')],
  ['a published file that is gone', () => rmSync(dist('blog.html'))],
])('%s is made anew', (_what, change) => {
  change()
  expect(publish()).toEqual(['blog.html'])
  expect(readFileSync(dist('blog.html'), 'utf8')).toBe('blog.html')
})

test('another version makes all anew', () => {
  expect(publish('2')).toEqual(['about.html', 'blog.html'])
})

test('a text is written again only when what it is made of has changed', () => {
  const written: string[] = []
  const publishText = (key: string) => {
    const site = new LastSite(root, path('dist'), '1')
    mkdirSync(path('dist.next'))
    const write = () => {
      written.push(key)
      return `text of ${key}`
    }
    site.make(key, write, 'blog.md', path('dist.next'))
    site.save()
    rmSync(path('dist'), { recursive: true, force: true })
    renameSync(path('dist.next'), path('dist'))
  }
  for (const key of ['first', 'first', 'second', 'second']) publishText(key)
  expect(written).toEqual(['first', 'second'])
  writeFileSync(dist('blog.md'), 'something else')
  publishText('second')
  expect(written).toEqual(['first', 'second', 'second'])
  expect(readFileSync(dist('blog.md'), 'utf8')).toBe('text of second')
})
