import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/content-model/check/check'
import {
  homeWith,
  offering,
  settingsWith,
  writeContent,
} from '../../src/content-model/testing/content-fixture'
import { scaffoldTranslation } from '../../src/content-model/translation/scaffold'
import { recordOriginal } from './accept'
import { acceptFile } from './commands'
import { report } from './report'
import { partsWhenTranslated, translationsOf } from './states'

const original = 'offerings/sprint.mdx'
const path = 'offerings/sprint.id.mdx'
let root: string

const at = (name: string) => join(root, 'content', name)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root })

function accept(): void {
  writeFileSync(
    at(path),
    recordOriginal(readFileSync(at(path), 'utf8'), original, readFileSync(at(original))),
  )
}

const stateOf = (name: string) => translationsOf(root).find((one) => one.path === name)?.state
const adviceOn = (name: string) =>
  checkContent(root).files.find(({ file }) => file === `content/${name}`)?.advice ?? []

beforeEach(() => {
  const text = offering('We look at **your books**.\n\nThen we say what we saw.')
  root = writeContent({
    'settings.yaml': settingsWith({ languages: ['en-GB', 'id'] }),
    'home.mdx': homeWith(),
    [original]: text,
    [path]: scaffoldTranslation(original, text, (words) => words),
  })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'Begin')
})
afterEach(() => rmSync(root, { recursive: true }))

test('reports a new translation until it is accepted', () => {
  expect(stateOf(path)).toBe('not compared')
  expect(adviceOn(path)[0]?.message).toContain(
    'This translation does not record the state of content/offerings/sprint.mdx',
  )
  accept()
  expect(stateOf(path)).toBe('up to date')
  expect(adviceOn(path)).toEqual([])
  const text = readFileSync(at(path), 'utf8')
  expect(text).toMatch(
    /\ntranslationOf:\n {2}words: "[0-9a-f]{12}"\n {2}parts: "[0-9a-f ]+"\n---\n/,
  )
  accept()
  expect(readFileSync(at(path), 'utf8')).toBe(text)
})

test('shows a changed sentence word by word, and reports the translation as stale until it is accepted', () => {
  accept()
  git('commit', '-qam', 'Accept')
  const text = readFileSync(at(original), 'utf8')
  writeFileSync(at(original), text.replace('what we saw', 'what it costs'))
  git('commit', '-qam', 'Change')
  expect(stateOf(path)).toBe('stale')
  expect(adviceOn(path)[0]?.message).toContain(
    'Changed or new: the text “Then we say what it costs.”.',
  )
  const words = report(translationsOf(root), (one) => partsWhenTranslated(root, one))
  expect(words).toContain('content/offerings/sprint.id.mdx is stale.')
  expect(words).toContain('    Then we say what [-we-]{+it+} [-saw-]{+costs+}.')
  accept()
  expect(stateOf(path)).toBe('up to date')
})

test('accepts a state in the older form, and names the command that records it again', () => {
  accept()
  // See `isOlderStateOf`.
  const older = 'translationOf:\n  words: "255c78d4e024"\n  parts: "4c1ce8 ac5faa 06719c f9e7dd"\n'
  const own = readFileSync(at(path), 'utf8').replace(/^translationOf:\n(?: .*\n)+/m, older)
  writeFileSync(at(path), own)
  const states = translationsOf(root)
  expect(states.find((one) => one.path === path)).toMatchObject({
    state: 'up to date',
    isOlder: true,
  })
  expect(adviceOn(path)).toEqual([])
  expect(report(states, () => undefined)).toContain(
    `Reformatting their originals would mark these as stale. To prevent it, record their originals again:\n  content/${path}\nnpm run translation -- accept content/${path}`,
  )
  accept()
  expect(report(translationsOf(root), () => undefined)).not.toContain('Reformatting')
})

test('accepting a translation keeps comments and the order of fields', () => {
  accept()
  const state = /translationOf:\n(?: .*\n)+/.exec(readFileSync(at(path), 'utf8'))?.[0] ?? ''
  const own = readFileSync(at(path), 'utf8').replace(state, '')
  const commented = (words: string) =>
    own.replace('---\n', `---\n${words.replace('\n', '\n  # Compared by Rina.\n')}# Name\n`)
  writeFileSync(at(path), commented(state.replace(/words: "\w{6}/, 'words: "000000')))
  accept()
  expect(readFileSync(at(path), 'utf8')).toBe(commented(state))
})

test.each(['crlf', 'byte order mark'])('accepting a translation keeps its %s', (name) => {
  const store = (text: string) =>
    name === 'crlf' ? text.replaceAll('\n', '\r\n') : `\uFEFF${text}`
  const own = readFileSync(at(path), 'utf8')
  writeFileSync(at(original), store(readFileSync(at(original), 'utf8')))
  accept()
  const inLf = readFileSync(at(path), 'utf8')
  writeFileSync(at(path), store(own))
  acceptFile(root, `content/${path}`)
  acceptFile(root, `content/${path}`)
  expect(readFileSync(at(path), 'utf8')).toBe(store(inLf))
  expect(stateOf(path)).toBe('up to date')
})

test.each([
  [
    original,
    'title: Discovery',
    'title: "Discovery',
    `content/${original} cannot be read, or has no words. To see why, run: npm run check`,
  ],
  [
    original,
    'your books',
    '<your books',
    `content/${original} cannot be read, or has no words. To see why, run: npm run check`,
  ],
  [
    path,
    'title: Discovery',
    'title: "Discovery',
    `The fields of content/${path} are not readable. To see the errors, run: npm run check`,
  ],
  [
    path,
    'your books',
    '<your books',
    `content/${path} has text that cannot be read. To see why, run: npm run check`,
  ],
  [
    path,
    '---\n',
    '',
    `content/${path}:1:1 · The file does not begin with frontmatter. Write --- on the very first line, the fields below it, each as name: value, and --- on a separate line after them.`,
  ],
])('accept reports an unreadable file: %s with %s', (file, words, broken, message) => {
  const text = readFileSync(at(file), 'utf8').replace(words, broken)
  writeFileSync(at(file), text)
  expect(() => acceptFile(root, `content/${path}`)).toThrow(new Error(message))
  expect(readFileSync(at(file), 'utf8')).toBe(text)
})

test('shows the current text if there is no git history', () => {
  accept()
  rmSync(join(root, '.git'), { recursive: true })
  appendFileSync(at(original), '\n\nAnd a bill.\n')
  const words = report(translationsOf(root), (one) => partsWhenTranslated(root, one))
  expect(words).toContain('The git history lacks the translated version')
  expect(words).toContain('    And a bill.')
})

test('reports removed and reordered paragraphs', () => {
  accept()
  const text = readFileSync(at(original), 'utf8')
  writeFileSync(at(original), text.replace('\n\nThen we say what we saw.', ''))
  expect(adviceOn(path)[0]?.message).toContain('Removed parts: 1.')
  writeFileSync(at(original), text.replace(/(We look.*)\n\n(Then.*)/, '$2\n\n$1'))
  expect(adviceOn(path)[0]?.message).toContain('The order of its parts changed.')
})

test('lists missing translations with the command that starts them', () => {
  rmSync(at(path))
  const words = report(translationsOf(root), () => undefined)
  expect(words).toContain('  content/offerings/sprint.mdx\n')
  expect(words).toContain('To start one: npm run translation -- new content/')
})
