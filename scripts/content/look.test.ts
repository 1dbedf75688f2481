import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { adviseOnLetters } from './look'

// Inside the project, where its packages are found.
const root = resolve('.site-copies', `look-${process.pid}`)

beforeAll(() => mkdirSync(join(root, 'content'), { recursive: true }))
afterAll(() => rmSync(root, { recursive: true }))

test('a language whose letters the families lack is named, with what to do', () => {
  const write = (name: string, text: string) => {
    writeFileSync(join(root, 'content', name), text)
    return { file: `content/${name}`, collection: 'interface.yaml' } as const
  }
  const files = [
    write('interface.yaml', 'send: Send\n'),
    write('interface.pl.yaml', 'send: Wyślij żółwia\n'),
    write('interface.ar.yaml', 'back: Back\nsend: أرسل رسالة\n'),
  ]
  expect(adviseOnLetters(root, files)).toEqual([
    {
      file: 'content/interface.ar.yaml',
      line: 2,
      column: 7,
      message:
        '6 letters of this file stand in neither family of the site (أ ر س ل ا): pages borrow them from the visitor’s device, and PDFs and share images are without them. Choose families that have them in src/look/fonts.ts.',
    },
  ])
})
