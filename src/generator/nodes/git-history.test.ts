import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../content-model/testing/test-folder'
import { lastChanges } from './git-history'

const folder = testFolder()
// The site may be in a subfolder of a repository.
const site = join(folder, 'site')

function git(args: readonly string[], date = '2001-01-01'): void {
  const author = ['-c', 'user.name=Writer', '-c', 'user.email=writer@site.example']
  const env = { ...process.env, GIT_COMMITTER_DATE: `${date}T23:30:00Z` }
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore', env })
}
const write = (file: string, text: string) => writeFileSync(join(site, file), text)

/** Commits everything at 23:30 UTC. */
function commit(date: string): void {
  git(['add', '.'])
  git(['commit', '--message=Change', '--date=2001-01-01T00:00:00Z'], date)
}

beforeAll(() => {
  mkdirSync(join(site, 'content/services'), { recursive: true })
  git(['init', '--quiet'])
  for (const slug of ['old', 'héritage', 'open']) write(`content/services/${slug}.mdx`, 'one')
  commit('2026-01-31')
  write('content/services/héritage.mdx', 'two')
  write('README.md', 'outside')
  commit('2026-03-01')
})

test('dates each file by its last commit and skips files with uncommitted changes', () => {
  write('content/services/open.mdx', 'two')
  write('content/services/new.mdx', 'one')
  expect(Object.fromEntries(lastChanges(site, 'UTC'))).toEqual({
    'content/services/old.mdx': '2026-01-31',
    'content/services/héritage.mdx': '2026-03-01',
  })
})

test('uses the company’s time zone', () => {
  const days = lastChanges(site, 'Asia/Jakarta')
  expect(days.get('content/services/old.mdx')).toBe('2026-02-01')
})

function daysAt(root: string): [number, string | undefined] {
  let explanation: string | undefined
  const days = lastChanges(root, 'UTC', (words) => {
    explanation = words
  })
  return [days.size, explanation]
}

test('explains missing dates in a shallow clone and outside a repository', () => {
  git(['clone', '--depth=1', `file://${folder}`, 'shallow'])
  expect(daysAt(join(folder, 'shallow/site'))).toEqual([
    0,
    'The sitemap has no modification dates (lastmod): this clone is shallow. Fetch its history with: git fetch --unshallow',
  ])
  git(['clone', `file://${folder}`, 'whole'])
  expect(daysAt(join(folder, 'whole/site'))).toEqual([3, undefined])
  rmSync(join(folder, '.git'), { recursive: true })
  expect(daysAt(site)).toEqual([0, expect.stringMatching(/^The sitemap has no .*: \S/)])
})
