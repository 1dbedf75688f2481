import { type Document, isSeq } from 'yaml'
import { changeFields } from './change-fields'

const file = 'content/articles/lamps.mdx'

/** Adds a name to `formerSlugs` and returns the fields. */
function renamed(fields: string): string {
  const text = changeFields(file, `---\n${fields}---\nText.\n`, (document) => {
    const list = document.get('formerSlugs')
    if (isSeq(list)) list.add('2026')
    else document.set('formerSlugs', document.createNode(['2026'], { flow: true }))
  })
  expect(text.endsWith('---\nText.\n')).toBe(true)
  return text.slice('---\n'.length, -'---\nText.\n'.length)
}

test.each([
  [
    'blank lines, comments and a name in quotes',
    'title: "A: b"   # side\n"formerSlugs":\n\n  # of 2024\n  - lamp-old # first\n\n  - \'lamp-older\'\n  # end\n\n# next\ncategory:   strategy\n',
    'title: "A: b"   # side\n"formerSlugs":\n\n  # of 2024\n  - lamp-old # first\n\n  - \'lamp-older\'\n  - "2026"\n  # end\n\n# next\ncategory:   strategy\n',
  ],
  [
    'a list without indentation',
    'formerSlugs:\n- lamp-old\ntitle: A\n',
    'formerSlugs:\n  - lamp-old\n  - "2026"\ntitle: A\n',
  ],
  [
    'a list on one line',
    'formerSlugs: [ lamp-old ]  # of 2024\ntitle: A\n',
    'formerSlugs: [lamp-old, "2026"] # of 2024\ntitle: A\n',
  ],
  [
    'a list on several lines in brackets',
    'formerSlugs: [\n  lamp-old, # of 2024\n  lamp-older\n]\ntitle: A\n',
    'formerSlugs:\n  [\n    lamp-old, # of 2024\n    lamp-older,\n    "2026"\n  ]\ntitle: A\n',
  ],
  [
    'no list',
    'title: A\n# formerSlugs: [erp]\n',
    'title: A\nformerSlugs: ["2026"]\n# formerSlugs: [erp]\n',
  ],
  ['a name without a value', 'formerSlugs:\ntitle: A\n', 'formerSlugs: ["2026"]\ntitle: A\n'],
])('adds to %s', (_name, before, after) => {
  expect(renamed(before)).toBe(after)
})

test.each([
  ['link: /a', 'link: /b'],
  ["link: '/a'   # where", "link: '/b'   # where"],
  ['link:   "\\x2fa"', 'link:   "/b"'],
  ['link:\n          /a', 'link:\n          /b'],
])('keeps the quotes and the position of a changed value: %j', (before, after) => {
  const text = (link: string) =>
    `---\n# Top\nsections:\n    - title: 'It''s'\n      note: >-\n          folded\n\n    -   ${link}\n        tab: "\\t"   # side\n---\n`
  const change = (document: Document) => document.setIn(['sections', 1, 'link'], '/b')
  expect(changeFields(file, text(before), change)).toBe(text(after))
})

test.each(['2026', 'a: b', '#a', '- a', 'a\nb', ''])(
  'writes %j so YAML reads it as text',
  (value) => {
    const change = (list: string) =>
      changeFields('content/a.yaml', `slug: lamps\nlist: ${list}\n`, (document) => {
        document.set('slug', value)
        document.setIn(['list', 0], value)
      })
    // `changeFields` compares the fields after reading them again.
    expect(change('[a]').split('\n')).toHaveLength(3)
    expect(change('\n  - a').split('\n')).toHaveLength(4)
  },
)

test('removes a field together with the comment above it', () => {
  const yaml =
    '# The company.\nbrand: A\n\n# Where it hires.\n# At least two.\ncareer:\n  url: /a\n\n# End\nname: B\n'
  expect(changeFields('content/a.yaml', yaml, (document) => document.delete('career'))).toBe(
    '# The company.\nbrand: A\n\n\n# End\nname: B\n',
  )
})

test.each([
  [
    'title: "A',
    'The fields of content/a.yaml are not readable. To see the errors, run: npm run check',
  ],
  ['- A', 'The fields of content/a.yaml are not readable. To see the errors, run: npm run check'],
  ['? a\n: b\n? - c\n: d\n', 'This command cannot change content/a.yaml. Change it by hand.'],
])('reports the file that cannot be changed: %s', (yaml, message) => {
  expect(() =>
    changeFields('content/a.yaml', yaml, (document) => document.set('a', ['c'])),
  ).toThrow(message)
})
