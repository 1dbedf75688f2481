import { describeDiagram, differenceOf } from './describe'
import { diagramsIn, linesOf } from './fixtures/diagrams-in'
import { readDiagram } from './read'

const diagnosticsOf = (source: string) =>
  readDiagram(source).diagnostics.map(({ line, message }) => `${line}: ${message}`)

const adviceOf = (source: string) =>
  readDiagram(source).advice.map(({ line, message }) => `${line}: ${message}`)

test.each(diagramsIn('read.md'))('reports the mistakes of $name, or describes it', (fixture) => {
  expect(linesOf(fixture.source, 'id')).toEqual(fixture.lines)
})

test.each([
  ['S[Services (prices)] --> b', '“Services (prices)” needs quotes. Write S["Services (prices)"]'],
  ['S[The "best"] --> b', '“The "best"” needs quotes. Write S["The #quot;best#quot;"]'],
  ['S -->|Call (x)| b', '“Call (x)” needs quotes. Write |"Call (x)"|'],
  ['subgraph Days 1–3\nS --> b\nend', '“Days 1–3” needs quotes. Write subgraph "Days 1–3"'],
  ['S --> b: each night', 'the label of an arrow belongs between bars. Write S -->|each night| b'],
  ['S -> b', '“->” is not an arrow in flowcharts. Write S --> b'],
  ['S[One] –> b[Two]', '“–>” is not an arrow in flowcharts. Write S[One] --> b[Two]'],
  ['S —> b', '“—>” is not an arrow in flowcharts. Write S --> b'],
  ['S –-> b', '“–->” is not an arrow in flowcharts. Write S --> b'],
  ['S => b', '“=>” is not an arrow in flowcharts. Write S --> b'],
  ['S → b', '“→” is not an arrow in flowcharts. Write S --> b'],
  ['S[a → (b)] --> b', '“a → (b)” needs quotes. Write S["a → (b)"]'],
  ['S[Start --> b[End]', 'the ] after “Start” is missing. Write S[Start] --> b[End]'],
  ['S{Sold? -->|yes| b(End)', 'the } after “Sold?” is missing. Write S{Sold?} -->|yes| b(End)'],
])('draws %j and advises how to correct it for GitHub', (statement, advice) => {
  const source = `flowchart TD\n${statement}`
  expect(diagnosticsOf(source)).toEqual([])
  expect(adviceOf(source)).toEqual([`1: GitHub does not draw this diagram, because ${advice}`])
})

test('draws upward flows downwards and reports it', () => {
  expect(diagnosticsOf('flowchart BT\na --> b')).toEqual([])
  expect(adviceOf('flowchart BT\na --> b')).toEqual([
    '0: BT is drawn downwards, like TD. Phones show every flow downwards. Write TD',
  ])
})

test('reports all ignored statements in a single message', () => {
  const source = [
    '---\ntitle: Night\n---\nflowchart TD\na:::red --> b:::ours',
    'classDef red fill:#f00\nstyle b fill:#fff\nlinkStyle 0 stroke:#f00\nclick a "https://a.example"',
  ].join('\n')
  expect(diagnosticsOf(source)).toEqual([])
  expect(adviceOf(source)).toEqual([
    '5: classDef, style, linkStyle and click are ignored, because the site sets colours, links and descriptions. Remove the lines. To mark a node, write :::ours (built by us), :::back (errors and returns) or :::point (the most important) after it',
  ])
})

test('reads arrows without spaces, chains and lists of nodes', () => {
  const { diagram, diagnostics } = readDiagram(
    'flowchart LR; a-->b; a & b -- each night --> c-d["Say (so)"]:::point <-.-> e; e --x f; f ~~~ a',
  )
  expect(diagnostics).toEqual([])
  if (diagram.kind !== 'flow') throw new Error('It is a flow.')
  expect(diagram.nodes.map(({ id, words, tone }) => [id, words, tone])).toEqual([
    ['a', 'a', 'plain'],
    ['b', 'b', 'plain'],
    ['c-d', 'Say (so)', 'point'],
    ['e', 'e', 'plain'],
    ['f', 'f', 'plain'],
  ])
  expect(
    diagram.edges.map(({ from, to, words, tone, tips }) => [from, to, words, tone, tips]),
  ).toEqual([
    ['a', 'b', '', 'plain', 'end'],
    ['a', 'c-d', 'each night', 'plain', 'end'],
    ['b', 'c-d', 'each night', 'plain', 'end'],
    ['c-d', 'e', '', 'back', 'both'],
    ['e', 'f', '', 'plain', 'lost'],
  ])
})

test.each([
  ['flowchart TD\na --&gt;|x &amp; y| b &lt;--&gt; c', 'flowchart TD\na -->|x & y| b <--> c'],
  ['sequenceDiagram\nA-&gt;&gt;B: Hi', 'sequenceDiagram\nA->>B: Hi'],
])('reads the arrows of %j, copied from HTML', (copied, written) => {
  expect(diagnosticsOf(copied)).toEqual([])
  expect(describeDiagram(copied, 'en')).toEqual(describeDiagram(written, 'en'))
})

test('reads the shapes of nodes', () => {
  const { diagram } = readDiagram(
    'flowchart TD\na[box] --> b(round) --> c([stadium]) --> d[(record)] --> e{question}\ne --> f{{hexagon}} --> g[/parallelogram/] --> h((circle))',
  )
  if (diagram.kind !== 'flow') throw new Error('It is a flow.')
  expect(diagram.nodes.map(({ shape }) => shape)).toEqual(diagram.nodes.map(({ words }) => words))
  expect(diagram.nodes).toHaveLength(8)
})

test.each([
  ['Raw<br/>scan<br>(.npy)', 'Raw scan (.npy)'],
  ['<b>0. Marking</b> <code>marks/</code>', '0. Marking marks/'],
  ['List<String>', 'List<String>'],
  ['a < b && b > c', 'a < b && b > c'],
  ['#lt;x#gt; #35;1 #quot;no#quot;', '<x> #1 "no"'],
  ['&lt;x&gt; &amp; &#35;1 &#x23;2', '<x> & #1 #2'],
  ['Filters\\nlimits', 'Filters limits'],
  ['`**Bold** and _more_ words_of_x`', 'Bold and more words_of_x'],
  ['fa:fa-car Delivery', 'Delivery'],
  ['Straße – 東京 🚀', 'Straße – 東京 🚀'],
])('reads the words %j as text', (written, words) => {
  const { diagram, diagnostics } = readDiagram(`flowchart TD\na["${written}"] --> b`)
  expect(diagnostics).toEqual([])
  expect(diagram.kind === 'flow' && diagram.nodes[0]?.words).toBe(words)
})

const original =
  'flowchart TD\na[Sale] -->|nightly| b[(Ledger)]:::ours\nsubgraph Today\nc\nend\na --> Today'

test.each([
  [original.replace('Sale', 'Penjualan').replaceAll('Today', 'Kini'), undefined],
  [original.replace(':::ours', ''), { part: 'the node b (record, ours)', isMissing: true }],
  [
    original.replace('|nightly|', ''),
    { part: 'the arrow a → b (plain, end, with words)', isMissing: true },
  ],
  [
    original.replace('a --> Today', 'b --> Today'),
    { part: 'the arrow a → [c] (plain, end, without words)', isMissing: true },
  ],
  [`${original}\nb --> d`, { part: 'the node d (box, plain)', isMissing: false }],
])('compares the translation %j with its original', (translation, difference) => {
  expect(differenceOf(translation, original)).toEqual(difference)
})
