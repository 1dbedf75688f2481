import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastChanges } from './git-history'

let folder: string
const repository = () => join(folder, 'site')

function git(cwd: string, ...args: string[]): void {
  const author = ['-c', 'user.name=Writer', '-c', 'user.email=writer@site.example']
  execFileSync('git', [...author, ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, ...day },
  })
}

let day = {}
function write(file: string, text: string): void {
  writeFileSync(join(repository(), file), text)
}
/** Commits everything, late in the evening of a day in UTC. */
function commit(date: string): void {
  const moment = `${date}T23:30:00Z`
  day = { GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: moment }
  git(repository(), 'add', '.')
  git(repository(), 'commit', '--message=Change')
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  // The site may stand in a folder of a larger repository.
  mkdirSync(join(repository(), 'content/services'), { recursive: true })
  git(folder, 'init', '--quiet')
  write('content/services/old.mdx', 'one')
  write('content/services/héritage.mdx', 'one')
  write('content/services/open.mdx', 'one')
  commit('2026-01-31')
  write('content/services/héritage.mdx', 'two')
  write('README.md', 'outside')
  commit('2026-03-01')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('each file has the day of its own last commit, but for one with changes that are not committed', () => {
  write('content/services/open.mdx', 'two')
  write('content/services/new.mdx', 'one')
  expect(Object.fromEntries(lastChanges(repository(), 'UTC'))).toEqual({
    'content/services/old.mdx': '2026-01-31',
    'content/services/héritage.mdx': '2026-03-01',
  })
})

test('the day is that of the company’s time zone', () => {
  expect(lastChanges(repository(), 'Asia/Jakarta').get('content/services/old.mdx')).toBe(
    '2026-02-01',
  )
})

/** Returns the number of files with a day, and what is said where there is none. */
function daysAt(root: string): [number, string | undefined] {
  let said: string | undefined
  const days = lastChanges(root, 'UTC', (words) => {
    said = words
  })
  return [days.size, said]
}

test('a shallow clone knows no day of any file, and is told how to get its history', () => {
  git(folder, 'clone', '--depth=1', `file://${folder}`, 'shallow')
  expect(daysAt(join(folder, 'shallow/site'))).toEqual([
    0,
    'The sitemap says of no page when it last changed (lastmod): this clone has no history. Get it with: git fetch --unshallow',
  ])
  git(folder, 'clone', `file://${folder}`, 'whole')
  expect(daysAt(join(folder, 'whole/site'))).toEqual([3, undefined])
})

test('without a history there is no day either', () => {
  const bare = mkdtempSync(join(tmpdir(), 'no-history-'))
  const words = expect.stringMatching(/^The sitemap says .*: \S/)
  expect(daysAt(bare)).toEqual([0, words])
  rmSync(bare, { recursive: true })
})
