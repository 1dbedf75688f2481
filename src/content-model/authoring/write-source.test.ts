import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContentFile, readSourceFile } from '../read/source'
import { testFolder } from '../testing/test-folder'
import { writeSourceFile } from './write-source'

const file = 'content/home.mdx'
let root: string

beforeEach(() => {
  root = testFolder()
  writeSourceFile(root, file, 'New\n')
})

const store = (text: string | Buffer) => writeFileSync(join(root, file), text)
const stored = () => readFileSync(join(root, file), 'utf8')

test('writes new files with \\n as line ending and without a byte order mark', () => {
  expect(stored()).toBe('New\n')
})

test.each(['\n', '\r\n', '\r', '\uFEFF\n', '\uFEFF\r\n'])(
  'an existing file keeps its format: %j',
  (format) => {
    const [mark, ending] = [/^\uFEFF?/.exec(format)?.[0] ?? '', format.replace('\uFEFF', '')]
    store(`${mark}One${ending}two${ending}`)
    expect(readSourceFile(root, file).text).toBe('One\ntwo\n')
    writeSourceFile(root, file, 'One\nthree\n')
    expect(stored()).toBe(`${mark}One${ending}three${ending}`)
  },
)

test('converts mixed line endings to the most frequent kind', () => {
  store('One\r\ntwo\nthree\r\nfour\r')
  const { text } = readSourceFile(root, file)
  expect(text).toBe('One\ntwo\nthree\nfour\n')
  writeSourceFile(root, file, text)
  expect(stored()).toBe('One\r\ntwo\r\nthree\r\nfour\r\n')
})

test.each<[name: string, bytes: string | Buffer, message: string]>([
  [
    'is not UTF-8',
    Buffer.from('---\r\ntitle: Caf\u00e9\r\n', 'latin1'),
    'content/home.mdx:2:11 · The file is not UTF-8 text.',
  ],
  [
    'has unclosed frontmatter',
    '---\r\ntitle: A\r\n',
    'content/home.mdx:1:1 · The frontmatter is never closed.',
  ],
])('reports the line in a file that %s', (_name, bytes, message) => {
  store(bytes)
  expect(() => readContentFile(root, file)).toThrow(message)
})

test('reports a missing file', () => {
  expect(() => readSourceFile(root, 'content/about.mdx')).toThrow(
    'content/about.mdx does not exist.',
  )
})
