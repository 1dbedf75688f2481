import * as fc from 'fast-check'
import { runs } from '../../../../tests/levels'
import { readBody } from '../../read/body'
import type { BodyNode } from '../../read/body-tree'
import { randomMarkdown } from '../../testing/random-markdown'
import { readAndFix } from './testing'

const textCount = runs('markdownTexts')
jest.setTimeout(Math.max(60_000, textCount * 20))

const inline = /^(a|em|strong|del|code|sup)$/

function wordsOf(node: BodyNode): string {
  if (typeof node === 'string') return node
  const [type, , ...children] = node
  const words = children.map(wordsOf).join('')
  return inline.test(type) ? words : ` ${words} `
}

/** Returns attribute values, including invisible ones, such as addresses. */
function attributesOf(node: BodyNode): string {
  if (typeof node === 'string') return ''
  const [, properties, ...children] = node
  const { title, alt, caption, className, href, src } = properties ?? {}
  return [title, alt, caption, className, href, src, ...children.map(attributesOf)].join(' ')
}

test(`every word of ${textCount} texts is on the page or in a diagnostic`, () => {
  let accepted = 0
  const property = fc.property(randomMarkdown, ({ source, words }) => {
    const { tree, diagnostics } = readBody(source, [])
    if (diagnostics.length > 0) return
    accepted += 1
    const text = tree.map(wordsOf).join(' ')
    const shown = text + tree.map(attributesOf).join(' ')
    const lost = words.filter((word) => !shown.includes(word))
    const joined = words.filter((word, index) => {
      const next = words[index + 1] ?? ''
      const between = source.slice(source.indexOf(word) + word.length, source.indexOf(next))
      return next && /\s/.test(between) && text.includes(word + next)
    })
    expect({ source, lost, joined }).toEqual({ source, lost: [], joined: [] })
  })
  fc.assert(property, { numRuns: textCount })
  // The random texts must cover both outcomes.
  expect(accepted).toBeGreaterThan(textCount / 10)
  expect(accepted).toBeLessThan(textCount * 0.9)
})

const cell = (words: string) =>
  `No page shows the cell “${words}”, because its row has more cells than the head of the table. Add a column to the head, or write \\| for a | inside a cell, also in code.`
const unused =
  'The footnote [^1] is never used. Put [^1] after the words that it belongs to, or remove it.'

const reports = {
  '| A | B |\n|---|---|\n| 1 | 2 | 3 lost |': `3:9 ${cell('3 lost')}`,
  '| A | B |\n|---|---|\n| 1 | 2 | |\n| 4 |': '',
  '| A | B |\n|---|---|\n| `a | b` | pipe |': `3:11 ${cell('pipe')}`,
  '| A | B |\n|---|---|\n| `a \\| b` | pipe |': '',
  'A[^1] and B[^1].\n\n[^1]: One.\n[^1]: Two.':
    '4:1 The footnote [^1] already has a text, and pages show only the first. Rename this footnote, and put its mark after the words that it belongs to.',
  'A.\n\n[^1]: One.': `3:1 ${unused}`,
  // The placeholder of an untranslated paragraph.
  'TODO {/* A.[^1] */}\n\n[^1]: Satu.': '',
  'A.\n\n[^1]: One.[^1]': `3:1 ${unused}`,
  'A.[^1]\n\n[^1]: One.[^2]\n\n[^2]: Two.': '',
  '[a]\n\n[a]: /contact\n\n[a]: /blog':
    '5:1 [a] already has an address, and only the first is used. Choose another name here.',
  '[Note]: /contact "The whole sentence."':
    '1:1 [Note]: /contact is the address of a missing link. Write [words][Note] where the link belongs, or \\[Note] for brackets in a text.',
}

test.each(Object.entries(reports))('reports the lost words of %j', (source, report) => {
  expect(readAndFix(source).messages.join('\n')).toBe(report)
})

test('a single tilde does not strike out text', () => {
  expect(readBody('3~5 weeks, or ~~7~9~~ weeks', []).tree).toEqual([
    ['p', null, '3~5 weeks, or ', ['del', null, '7~9'], ' weeks'],
  ])
})
