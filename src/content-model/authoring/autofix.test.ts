import { checkOf } from '../testing/content-fixture'
import { fixSource } from './autofix'

test.each<[name: string, field: string, fixed: string]>([
  ['renames a misspelt field with a single match', 'titel: Mainnets', 'title: Mainnets'],
  [
    'keeps a misspelt field if the correct field exists',
    'title: Mainnets\ntitel: A',
    'title: Mainnets\ntitel: A',
  ],
  ['keeps a field without a similar name', 'colour: red', 'colour: red'],
  ['quotes a value with a colon', 'title: Ledgers: a "guide"', 'title: "Ledgers: a \\"guide\\""'],
  [
    'keeps a value with a colon before a possible comment',
    'title: A: b # Note',
    'title: A: b # Note',
  ],
])('%s', (_name, field, fixed) => {
  const card = (line: string) => `---\n${line}\ndescription: Built.\nicon: blocks\n---\n`
  const { files } = checkOf({ 'track-record/mainnets.mdx': card(field) })
  const file = files.find(({ slug }) => slug === 'mainnets')
  expect(file?.diagnostics).not.toEqual([])
  expect(fixSource(card(field), file?.diagnostics ?? []).text).toBe(card(fixed))
})

test('deletes invisible characters, except characters that a script needs', () => {
  const card = (title: string) => `---\ntitle: ${title}\ndescription: Built.\nicon: blocks\n---\n`
  const source = card('Ma\u200Bin\u202Enets\u200C می\u200Cخواهم क्\u200Dष 👩\u200D💻')
  const { files } = checkOf({ 'track-record/mainnets.mdx': source })
  const file = files.find(({ slug }) => slug === 'mainnets')
  expect(fixSource(source, file?.diagnostics ?? [])).toEqual({
    text: card('Mainnets می\u200Cخواهم क्\u200Dष 👩\u200D💻'),
    changes: Array(3).fill('an invisible character on line 2'),
  })
})
