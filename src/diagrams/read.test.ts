import { describeDiagram, differenceOf } from './describe'
import { readDiagram } from './read'

const problemsOf = (source: string) =>
  readDiagram(source).problems.map(({ line, message }) => `${line}: ${message}`)

const kinds =
  'Write flowchart TD, flowchart LR, sequenceDiagram, stateDiagram-v2 or xychart-beta on the first line'
const nodes = 'Write nodes and arrows, for example: sale[Sale] -->|each night| ledger[(Ledger)]'

test.each([
  ['', `0: The diagram is empty. ${kinds}`],
  ['erDiagram\nA ||--o{ B : has', `0: “erDiagram” begins no diagram that is drawn. ${kinds}`],
  [
    'flowchart BT\na --> b',
    '0: The direction “BT” is none that is drawn. Write flowchart TD for downwards or flowchart LR for from left to right: a phone is given every flow downwards',
  ],
  ['flowchart TD\na --> b\na[un --> b', `2: “[un --> b” is not understood. ${nodes}`],
  ['flowchart TD\na --> b\n\n%% a note\nb ---> c', `4: “---> c” is not understood. ${nodes}`],
  [
    'flowchart TD\na -->',
    '1: The arrow leads nowhere. Write the node behind it, for example: sale[Sale] --> ledger[(Ledger)]',
  ],
  [
    'flowchart TD\na:::red --> b',
    '1: :::red is none of the site’s. Write :::ours for what we build, :::back for what goes wrong or back, :::point for the one that matters',
  ],
  [
    'flowchart TD\na[One] --> b\nb --> a[Two]',
    '2: The node a is “One” and “Two”. Write its words once; further down its name alone is enough',
  ],
  [
    'flowchart TD\nsubgraph Today\na --> b',
    '1: The subgraph is never closed. Write end on a line of its own after its last node',
  ],
  [
    'flowchart TD\nsubgraph Today\na --> b\nend\nsubgraph After\na\nend',
    '6: The subgraph has no node of its own. Write its nodes before end',
  ],
  [
    `flowchart TD\n${Array.from({ length: 15 }, (_, i) => `n${i} --> n${i + 1}`).join('\n')}`,
    '0: The diagram has 16 nodes, and 14 are the most that say one thing. Leave some out, or make two diagrams',
  ],
  [
    'xychart-beta\nx-axis [May, June]\nbar [1, 2, 3]',
    '0: The x-axis has 2 names, and a bar or line has 3 values. Write one value for each name',
  ],
  [
    'sequenceDiagram\na->>b: one\nloop every night',
    '2: “loop every night” is not understood. Write participants',
  ],
  [
    'stateDiagram-v2\n[*] --> open\nstate open {',
    '2: “state open {” is not understood. Write states and arrows',
  ],
])('the mistakes of %j are told with their lines', (source, problem) => {
  expect(problemsOf(source)).toEqual([expect.stringContaining(problem)])
})

test('arrows without spaces, chains and lists of nodes are read', () => {
  const { diagram, problems } = readDiagram(
    'flowchart LR; a-->b; a & b -- each night --> c-d["Say (so)"]:::point <-.-> e',
  )
  expect(problems).toEqual([])
  if (diagram.kind !== 'flow') throw new Error('It is a flow.')
  expect(diagram.nodes.map(({ id, words, tone }) => [id, words, tone])).toEqual([
    ['a', 'a', 'plain'],
    ['b', 'b', 'plain'],
    ['c-d', 'Say (so)', 'point'],
    ['e', 'e', 'plain'],
  ])
  expect(
    diagram.edges.map(({ from, to, words, tone, tips }) => [from, to, words, tone, tips]),
  ).toEqual([
    ['a', 'b', '', 'plain', 'end'],
    ['a', 'c-d', 'each night', 'plain', 'end'],
    ['b', 'c-d', 'each night', 'plain', 'end'],
    ['c-d', 'e', '', 'back', 'both'],
  ])
})

test.each([
  [
    'flowchart TD\nsubgraph Today\nsale[Sale] -->|each night| ledger[(Ledger)]\nend\nalone[Shop]',
    ['Today: Sale · Ledger', 'Sale → Ledger (each night)', 'Shop'],
  ],
  [
    'flowchart TD\nsale --> ledger\nsubgraph Today\nledger[Ledger]\nend',
    ['Today: Ledger', 'sale → Ledger'],
  ],
  [
    'stateDiagram-v2\n[*] --> open\nopen : Open invoice\nopen --> [*] : paid',
    ['Open invoice', 'Open invoice (paid)'],
  ],
  [
    'sequenceDiagram\nparticipant s as Shop\ns->>l: one sale\ns-xl: another\nNote over s,l: at night',
    ['Shop → l (one sale)', 'Shop ↛ l (another)', 'at night'],
  ],
  [
    'xychart-beta\ntitle "Answers"\nx-axis [May, "June, after"]\ny-axis "Seconds" 0 --> 50\nbar [41, 1.8]',
    ['Answers · Seconds', 'May: 41', 'June, after: 1,8'],
  ],
])('%j is told in words', (source, lines) => {
  expect(describeDiagram(source, 'id')).toEqual(lines)
})

const original = 'flowchart TD\na[Sale] -->|nightly| b[(Ledger)]:::ours'

test.each([
  ['flowchart TD\na[Penjualan] -->|tiap malam| b[(Buku)]:::ours', undefined],
  [
    'flowchart TD\na[Penjualan] -->|tiap malam| b[(Buku)]',
    { part: 'the node b (record, ours)', isMissing: true },
  ],
  [
    'flowchart TD\na[Penjualan] --> b[(Buku)]:::ours',
    { part: 'the arrow a → b (plain, end, with words)', isMissing: true },
  ],
  [`${original}\nb --> c`, { part: 'the node c (box, plain)', isMissing: false }],
])('the translation %j is compared with its original', (translation, difference) => {
  expect(differenceOf(translation, original)).toEqual(difference)
})
