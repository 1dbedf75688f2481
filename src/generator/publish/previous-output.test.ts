import {
  copyFileSync,
  existsSync,
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
import { filesBelow } from './files'
import { earlierOutput, PreviousOutput } from './previous-output'

let root: string

const path = (file: string) => join(root, file)
const dist = (file: string) => path(join('dist', file))

/** Publishes a site: it replaces the previous output, and is made out of the one before that. */
function publishSite(version: string, fill: (site: PreviousOutput) => void): void {
  const [next, previous, earlier] = [path('dist.next'), path('dist'), path(earlierOutput)]
  if (existsSync(earlier)) renameSync(earlier, next)
  else mkdirSync(next)
  const site = new PreviousOutput({ root, previous, next }, version)
  fill(site)
  site.save()
  if (existsSync(previous)) renameSync(previous, earlier)
  renameSync(next, previous)
}

/** Publishes pages and a text, and returns the pages that were made anew. */
function publish(
  version = '1',
  text = 'words',
  pages: readonly string[] = ['about.html', 'blog.html', 'blog/first.html'],
): string[] {
  const made: string[] = []
  publishSite(version, (site) => {
    site.makeFolders([...pages, 'about.md', 'static/script.js'])
    for (const name of pages)
      site.put(path(`public/${name}`), name, (source, file) => {
        made.push(name)
        copyFileSync(source, file)
      })
    site.write(text, 'about.md')
    site.share(path('public/script.js'), 'static/script.js')
  })
  return made
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(path('public/blog'), { recursive: true })
  mkdirSync(path('.cache'))
  for (const name of ['about.html', 'blog.html', 'blog/first.html', 'script.js'])
    writeFileSync(path(`public/${name}`), name)
  publish()
})
afterEach(() => rmSync(root, { recursive: true }))

test('what has not changed is the previous output’s own file', () => {
  const previous = [statSync(dist('about.html')).ino, statSync(dist('about.md')).ino]
  expect(publish()).toEqual([])
  expect([statSync(dist('about.html')).ino, statSync(dist('about.md')).ino]).toEqual(previous)
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
  expect(publish('2')).toEqual(['about.html', 'blog.html', 'blog/first.html'])
})

test('the output before the previous one is made into the next one, with nothing left of it', () => {
  publish()
  writeFileSync(dist('about.html.br'), 'compressed')
  expect(publish('1', 'words', ['about.html', 'blog.html'])).toEqual([])
  expect(publish('1', 'words', ['about.html', 'blog.html'])).toEqual([])
  expect(filesBelow(path('dist'))).toEqual([
    'about.html',
    'about.md',
    'blog.html',
    'static/script.js',
  ])
  expect(existsSync(dist('blog'))).toBe(false)
})

test('it says whether the next output is mostly the previous one', () => {
  const isMostlySame: boolean[] = []
  for (const version of ['1', '1', '2'])
    publishSite(version, (site) => {
      site.makeFolders(['about.html'])
      site.put(path('public/about.html'), 'about.html', copyFileSync)
      isMostlySame.push(site.isMostlySame())
    })
  expect(isMostlySame).toEqual([true, true, false])
})

test('what is made anew leaves the previous output as it is, until the next one takes its place', () => {
  publish()
  publishSite('1', (site) => {
    site.makeFolders(['about.html', 'about.md', 'static/script.js'])
    writeFileSync(path('public/about.html'), 'ABOUT.HTML')
    site.put(path('public/about.html'), 'about.html', copyFileSync)
    site.write('other words', 'about.md')
    writeFileSync(path('public/other.js'), 'other.js')
    site.share(path('public/other.js'), 'static/script.js')
    expect(readFileSync(dist('about.html'), 'utf8')).toBe('about.html')
    expect(readFileSync(dist('about.md'), 'utf8')).toBe('words')
    expect(readFileSync(dist('static/script.js'), 'utf8')).toBe('script.js')
  })
  expect(readFileSync(dist('about.html'), 'utf8')).toBe('ABOUT.HTML')
  expect(readFileSync(dist('about.md'), 'utf8')).toBe('other words')
  expect(readFileSync(dist('static/script.js'), 'utf8')).toBe('other.js')
})

test('a text is written again only when what it is made of has changed', () => {
  const written: string[] = []
  const publishText = (key: string) =>
    publishSite('1', (site) => {
      site.makeFolders(['blog.md'])
      const write = () => {
        written.push(key)
        return `text of ${key}`
      }
      site.make({ key, write }, 'blog.md')
    })
  for (const key of ['first', 'first', 'second', 'second']) publishText(key)
  expect(written).toEqual(['first', 'second'])
  writeFileSync(dist('blog.md'), 'something else')
  publishText('second')
  expect(written).toEqual(['first', 'second', 'second'])
  expect(readFileSync(dist('blog.md'), 'utf8')).toBe('text of second')
})

test('what somebody has put into the site is no part of it', () => {
  writeFileSync(dist('google1234.html'), 'a proof')
  writeFileSync(dist('about.html.br'), 'a compressed copy')
  publishSite('1', (site) => {
    expect(site.strangers()).toEqual(['google1234.html'])
    site.makeFolders(['about.html'])
  })
})
