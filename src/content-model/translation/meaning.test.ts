import { readOriginalParts } from '../read/document'
import { offering } from '../testing/content-fixture'
import { changesSince, isOlderStateOf, stateOf } from './parts'

const path = 'offerings/sprint.mdx'
const partsOf = (text: string) => readOriginalParts(path, Buffer.from(text))
const stateOfBody = (body: string) => stateOf(partsOf(offering(body)))

test.each([
  ['marks of lists', '* One\n* Two\n    * Three', '- One\n- Two\n  - Three'],
  ['numbers of lists', '1. One\n1. Two', '1. One\n2. Two'],
  ['space in lists', '- One\n- Two', '-   One\n\n-   Two'],
  ['padding of tables', '|A|B|\n|---|--:|\n|1|2|', '| A   |   B |\n| --- | --: |\n| 1   |   2 |'],
  ['escapes', 'A * B, 2\\. and snake\\_case & more', 'A \\* B, 2. and snake_case &amp; more'],
  ['blank lines', '## Part\n\n\n\nText.\n\n\n', '## Part\n\nText.'],
  ['line wrapping', 'One two\nthree [four\nfive](/about).', 'One two three [four five](/about).'],
  ['hard breaks', 'One\\\ntwo.', 'One  \ntwo.'],
  [
    'labels of references',
    'See [One][A].\n\n[A]: /about "Two"',
    "See [One][a].\n\n[a]: </about> 'Two'",
  ],
  [
    'code',
    "```js\nconst a = x => ({ b: 'c' })\n```",
    '```js\nconst a = (x) => ({\n  b: "c",\n});\n```',
  ],
  [
    'components',
    "<Statistics items={[{ value: '1', label: 'calls' }]} />",
    '<Statistics\n  items={[\n    {\n      value: "1",\n      "label": "calls",\n    },\n  ]}\n/>',
  ],
  [
    'text in components',
    '<Callout title="Mind">Text.</Callout>',
    "<Callout title='Mind'>\n\n  Text.\n\n</Callout>",
  ],
  ['literals', 'A { "{" }brace.', 'A \\{brace.'],
  ['comments', 'Text.\n\n{/* Look again. */}\n\nMore {/* here */}text.', 'Text.\n\nMore text.'],
])('reformatting %s makes no translation stale', (_name, before, after) => {
  expect(stateOfBody(after)).toEqual(stateOfBody(before))
})

test('changing quotes, wrapping and order of fields makes no translation stale', () => {
  const before = offering('Text.').replace(
    'summary: Two weeks to a decision.',
    "summary: 'Two weeks\n  to a decision.'",
  )
  const after =
    '---\nicon: "compass"\nsummary: >-\n  Two weeks to\n  a decision.\ntitle: "Discovery sprint"\n---\n\nText.\n'
  expect(stateOf(partsOf(after))).toEqual(stateOf(partsOf(before)))
})

test.each([
  ['a word', 'Two weeks.', 'Three weeks.'],
  ['a number', 'It took 41 s.', 'It took 42 s.'],
  ['the address of a link', '[One](/about)', '[One](/contact)'],
  ['the address of a reference', '[One][a]\n\n[a]: /about', '[One][a]\n\n[a]: /contact'],
  ['a removed link', '[One](/about)', 'One'],
  ['removed emphasis', 'An *early* word.', 'An early word.'],
  ['bold instead of emphasis', 'An *early* word.', 'An **early** word.'],
  ['the level of a heading', '## Part\n\nText.', '### Part\n\nText.'],
  ['a split paragraph', 'One. Two.', 'One.\n\nTwo.'],
  ['a numbered list', '- One', '1. One'],
  ['the first number of a list', '1. One', '2. One'],
  ['a nested item', '- One\n- Two', '- One\n  - Two'],
  ['a completed task', '- [ ] One', '- [x] One'],
  ['a cell', '|A|B|\n|---|---|\n|1|2|', '|A|B|\n|---|---|\n|1 2||'],
  ['an operator in code', '```js\na + b\n```', '```js\na - b\n```'],
  ['the language of code', '```js\na\n```', '```ts\na\n```'],
  [
    'a node of a diagram',
    '```mermaid\nflowchart TD\na --> b\n```',
    '```mermaid\nflowchart TD\na --> c\n```',
  ],
  [
    'the caption of a diagram',
    '```mermaid One\nflowchart TD\n```',
    '```mermaid Two\nflowchart TD\n```',
  ],
  ['the alternative text of a picture', '![One](./a.png)', '![Two](./a.png)'],
  ['a property', '<Callout title="One">Text.</Callout>', '<Callout title="Two">Text.</Callout>'],
  [
    'a value in a property',
    '<Statistics items={[{ value: "1", label: "a" }]} />',
    '<Statistics items={[{ value: "2", label: "a" }]} />',
  ],
  ['the order of paragraphs', 'One.\n\nTwo.', 'Two.\n\nOne.'],
])('changing the content makes a translation stale: %s', (_name, before, after) => {
  expect(changesSince(stateOfBody(before), partsOf(offering(after)))).toBeDefined()
})

describe('a state in the older form', () => {
  const body = 'An *early* word.\n\n{/* Look again. */}\n\n* One'
  // See `isOlderStateOf`.
  const older = { words: '33e9af632127', parts: '4c1ce8 ac5faa c7086f 938b54 186c0e' }

  test('is accepted and marked as older', () => {
    const parts = partsOf(offering(body))
    expect(changesSince(older, parts)).toBeUndefined()
    expect(isOlderStateOf(older, parts)).toBe(true)
    expect(isOlderStateOf(stateOf(parts), parts)).toBe(false)
  })

  test('reports only the changed parts', () => {
    const changes = changesSince(older, partsOf(offering(body.replace('One', 'Two'))))
    expect(changes?.changed.map(({ name }) => name)).toEqual(['the text “* Two”'])
  })
})
