import { adviceOf, caseWith } from '../../testing/content-fixture'

const adviceOn = (body: string) =>
  adviceOf({ 'cases/a.mdx': caseWith({}) + body, 'cases/flow.svg': drawing }).filter((line) =>
    line.includes('picture'),
  )
const drawing = '<svg viewBox="0 0 200 100"><path d="M0 0h200v100z"/></svg>'

test('suggests a picture for a case without one', () => {
  expect(adviceOn('')).toEqual([
    'content/cases/a.mdx:1:1 · This page has no picture. Draw its subject as a diagram (docs/writing.md, “Diagrams”), or add a picture to the text, for example: ![Three ledgers feeding one journal](./flow.png)',
  ])
})

test.each([
  '```mermaid Two records.\nflowchart TD\n  a[Till] --> b[(Ledger)]\n```',
  '<Figure src="./flow.svg" alt="A till and a ledger" />',
  '```sh\nnpm run check\n```',
])('accepts %j as a picture', (body) => {
  expect(adviceOn(`\n\n${body}\n`)).toEqual([])
})
