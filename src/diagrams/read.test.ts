import { describeDiagram, differenceOf } from './describe'
import { readDiagram } from './read'

const diagnosticsOf = (source: string) =>
  readDiagram(source).diagnostics.map(({ line, message }) => `${line}: ${message}`)

const adviceOf = (source: string) =>
  readDiagram(source).advice.map(({ line, message }) => `${line}: ${message}`)

const kinds =
  'Write flowchart TD, flowchart LR, sequenceDiagram, stateDiagram-v2 or xychart-beta on the first line'
const nodes = 'Write nodes and arrows, for example: sale[Sale] -->|each night| ledger[(Ledger)]'
const direction =
  'Write flowchart TD (downwards) or flowchart LR (left to right). Phones show every flow downwards'

test.each([
  ['', `0: The diagram is empty. ${kinds}`],
  ['erDiagram\nA ||--o{ B : has', `0: “erDiagram” is not a supported type of diagram. ${kinds}`],
  ['flowchart XY\na --> b', `0: “XY” is not a direction. ${direction}`],
  ['flowchart TD\na --> b\na[un --> b', `2: “a[un --> b” is not valid Mermaid. ${nodes}`],
  ['---\ntitle: T\n---\nflowchart TD\na --> b\n\n%% a note\nb --->> c', `7: “b --->> c” is not`],
  [
    'flowchart TD\na -->',
    '1: The arrow has no target. Write a node after it, for example: sale[Sale] --> ledger[(Ledger)]',
  ],
  [
    'flowchart TD\na:::red --> b',
    '1: :::red does not exist. Write :::ours (built by us), :::back (errors and returns) or :::point (the most important)',
  ],
  [
    'flowchart TD\na[One] --> b\nb --> a[Two]',
    '2: The node a has two labels: “One” and “Two”. Write its label once, and only a elsewhere',
  ],
  [
    'flowchart TD\nsubgraph Today\na --> b',
    '1: The subgraph is not closed. Write end on a separate line after its last node',
  ],
  ['flowchart TD\na --> b\nend', '2: No subgraph is open here. Remove end'],
  [
    'flowchart TD\na --> end',
    '1: “a --> end” uses end as the name of a node, but end closes a subgraph. Write another name, for example: finish[End]',
  ],
  [
    'flowchart TD\nsubgraph Today\na --> b\nend\nsubgraph After\na\nend',
    '4: The group After has no nodes: a node belongs to a single group. Write its nodes before end, or remove it',
  ],
  [
    'flowchart TD\nsubgraph A\nsubgraph B\nsubgraph C\na --> b\nend\nend\nend',
    '3: The group C is nested too deeply: phones have room for 2 levels. Remove a group',
  ],
  [
    `flowchart TD\n${Array.from({ length: 15 }, (_, i) => `n${i} --> n${i + 1}`).join('\n')}`,
    '0: The diagram has 16 nodes. Write at most 14, or make two diagrams',
  ],
  [
    'xychart-beta\nx-axis [May, June]\nbar [1, 2, 3]',
    '0: The x-axis has 2 names, but a bar or line has 3 values. Write a value for each name',
  ],
  ['xychart-beta\nx-axis [May]\nbar [x]', '2: “bar [x]” is not valid Mermaid. Write title'],
  ['xychart-beta\nx-axis [May, June]\nbar [1, -2]', '2: A value is negative. Write numbers from 0'],
  ['sequenceDiagram\na->>b one', '1: “a->>b one” is not valid Mermaid. Write participants'],
  ['sequenceDiagram\nparticipant a', '0: The sequence has no messages. Write'],
  [
    'sequenceDiagram\na->>b: one\nloop every night\nb->>a: two',
    '2: The loop is not closed. Write end on a separate line after its last step',
  ],
  [
    'sequenceDiagram\na->>b: one; two',
    '1: “a->>b: one; two” has a semicolon, which ends the message in Mermaid. Write a comma, or #59; for a semicolon',
  ],
  [
    'sequenceDiagram\na->>b: one\ndeactivate b',
    '2: b is deactivated but was not activated first. Remove the deactivation',
  ],
  [
    'stateDiagram-v2\n[*] --> open\nstate open {\na --> b',
    '2: The state is not closed. Write } on a separate line after its last arrow',
  ],
  [
    'stateDiagram-v2\nopen -> paid',
    '1: “open -> paid” is not valid Mermaid. Write states and arrows',
  ],
  [
    'stateDiagram-v2\nopen --> paid\nIn work --> paid',
    '2: “In work --> paid” has a state name with a space, or a semicolon. Write the label once in quotes, and a short name in arrows: state "In work" as work',
  ],
])('reports the mistake in %j once, with its line', (source, diagnostic) => {
  expect(diagnosticsOf(source)).toEqual([expect.stringContaining(diagnostic)])
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
    '---\ntitle: Our cloud\n---\nflowchart TD\nsubgraph c [Cloud]\nsubgraph i [Inside]\na & b\nend\nq\nend\nd --> c\ni --x q',
    ['Our cloud', 'Inside: a · b', 'Cloud: q · Inside', 'd → Cloud', 'Inside ↛ q', 'a', 'b'],
  ],
  [
    'stateDiagram-v2\n[*] --> open\nopen : Open invoice\nopen : Waits\nopen --> [*] : paid\nnote right of open : Ten days',
    ['Open invoice · Waits', 'Open invoice · Waits (paid)', 'Open invoice · Waits – Ten days'],
  ],
  [
    'stateDiagram-v2\nstate "In work" as w {\na --> b : next\n--\nc --> d\n}\n[*] --> w',
    ['In work: a · b · c · d', 'a → b (next)', 'c → d', 'In work'],
  ],
  [
    'sequenceDiagram\nparticipant s as Shop\ns->>l: one sale\ns-xl: another\nNote over s,l: at night\nparticipant l as Ledger',
    ['Shop → Ledger (one sale)', 'Shop ↛ Ledger (another)', 'at night'],
  ],
  [
    'sequenceDiagram\ntitle: One day\nautonumber\nOrder queue->>Night job: Poll (x)\nloop Every minute\nalt they agree\nNight job-->>Order queue: yes\nelse they differ\nNight job->Order queue: no\nend\nend\npar\nNight job<<->>Order queue: both\nend',
    [
      'One day',
      'Order queue → Night job (1. Poll (x))',
      'Every minute: they agree: Night job → Order queue (2. yes)',
      'Every minute: they differ: Night job – Order queue (3. no)',
      'par: Night job ↔ Order queue (4. both)',
    ],
  ],
  [
    'xychart-beta\ntitle "Answers"\nx-axis "Month" [May, "June, after"]\ny-axis "Seconds" 0 --> 50\nbar [41, 1.8]',
    ['Answers · Seconds · Month', 'May: 41', 'June, after: 1,8'],
  ],
])('describes %j in words', (source, lines) => {
  expect(diagnosticsOf(source)).toEqual([])
  expect(describeDiagram(source, 'id')).toEqual(lines)
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
