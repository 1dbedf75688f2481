import { diagramFields } from '../../collections/fields/diagram'
import { adviceOf, linesOf, messagesOfText, offering, person } from '../../testing/content-fixture'
import { mergeFields } from '../../translation/merge-fields'

const advice = 'Write nodes and arrows, for example: sale[Sale] -->|each night| ledger[(Ledger)].'

const reports = {
  '```mermaid Where a sale waits\nflowchart TD\na --> b\n```': '',
  '```mermaid\nflowchart TD\na --> b\n```':
    '6:1 · The diagram has no caption. Write the caption after ```mermaid on the same line: ```mermaid Where a sale waits',
  '```mermaid title="Where a sale waits"\nflowchart TD\na --> b\n```':
    '6:1 · The caption of a diagram has no title=. Write: ```mermaid Where a sale waits',
  'A sale.\n\n```mermaid Where a sale waits\nflowchart TD\na --> b\n\na[un --> b\n```': `12:1 · “a[un --> b” is not valid Mermaid. ${advice}`,
  '```mermaid Where a sale waits\nflowchart TD\na --> b':
    '6:1 · The code that begins here is never closed. Write ``` on a separate line after it.',
}

test.each(Object.entries(reports))('checks the fence %j', (body, report) => {
  expect(messagesOfText(body)).toBe(report)
})

const fields = {
  'source:\n    flowchart TD\n    a --> b':
    'The diagram is on a single line. Write | after source: and each of its lines below, indented.',
  'source: |\n    flowchart TD\n    a --->> b': `a.mdx:8:1 · “a --->> b” is not valid Mermaid. ${advice}`,
}

test.each(Object.entries(fields))('checks the diagram field %j', (source, report) => {
  const field = `diagram:\n  caption: Where a sale waits\n  ${source}\nicon:`
  const file = offering('We build.').replace('icon:', field)
  expect(linesOf({ ...person, 'offerings/a.mdx': file }).join()).toContain(report)
})

test('advice on a diagram has its line', () => {
  const body =
    '```mermaid Where a sale waits\nflowchart TD\na[Sale (one)] --> b\nstyle a fill:#f00\n```'
  const lines = adviceOf({ ...person, 'offerings/a.mdx': offering(body) })
  expect(lines).toEqual([
    'content/offerings/a.mdx:8:1 · GitHub does not draw this diagram, because “Sale (one)” needs quotes. Write a["Sale (one)"].',
    'content/offerings/a.mdx:9:1 · style is ignored, because the site sets colours, links and descriptions. Remove the lines. To mark a node, write :::ours (built by us), :::back (errors and returns) or :::point (the most important) after it.',
  ])
})

test('a translation must have the nodes and arrows of its original', () => {
  const original = { caption: 'It waits', source: 'flowchart TD\na[Sale] --> b:::ours' }
  const diagnosticsOf = (source: string) =>
    mergeFields(diagramFields, original, { caption: 'Menunggu', source }, 'a.mdx').diagnostics
  expect(diagnosticsOf('flowchart TD\na[Penjualan] --> b:::ours')).toEqual([])
  expect(diagnosticsOf('flowchart TD\na[Penjualan] -.-> b:::ours')).toEqual([
    {
      path: ['source'],
      message:
        'source lacks the arrow a → b (plain, end, without words), which a.mdx has. A translation has the same nodes and arrows, with translated labels.',
    },
  ])
})
