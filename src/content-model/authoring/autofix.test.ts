import { checkOf } from '../testing/content-fixture'
import { fixSource } from './autofix'

test.each<[what: string, field: string, fixed: string]>([
  ['a field whose name can mean one thing only', 'titel: Mainnets', 'title: Mainnets'],
  ['a field that is there already', 'title: Mainnets\ntitel: A', 'title: Mainnets\ntitel: A'],
  ['a field that is nothing like another', 'colour: red', 'colour: red'],
  ['a value with a colon', 'title: Ledgers: a "guide"', 'title: "Ledgers: a \\"guide\\""'],
  ['a colon before what may be a comment', 'title: A: b # Note', 'title: A: b # Note'],
])('looks at %s', (_what, field, fixed) => {
  const card = (line: string) => `---\n${line}\ndescription: Built.\nicon: blocks\n---\n`
  const { files } = checkOf({ 'track-record/mainnets.mdx': card(field) })
  const file = files.find(({ slug }) => slug === 'mainnets')
  expect(file?.diagnostics).not.toEqual([])
  expect(fixSource(card(field), file?.diagnostics ?? []).text).toBe(card(fixed))
})

test('deletes invisible characters, and none that the writing needs', () => {
  const card = (title: string) => `---\ntitle: ${title}\ndescription: Built.\nicon: blocks\n---\n`
  const source = card('Ma\u200Bin\u202Enets\u200C می\u200Cخواهم क्\u200Dष 👩\u200D💻')
  const { files } = checkOf({ 'track-record/mainnets.mdx': source })
  const file = files.find(({ slug }) => slug === 'mainnets')
  expect(fixSource(source, file?.diagnostics ?? [])).toEqual({
    text: card('Mainnets می\u200Cخواهم क्\u200Dष 👩\u200D💻'),
    changes: Array(3).fill('an invisible character on line 2'),
  })
})
