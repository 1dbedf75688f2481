import { describeDiagram, differenceOf } from './describe'
import { readDiagram } from './read'

const problemsOf = (source: string) =>
  readDiagram(source).problems.map(({ line, message }) => `${line}: ${message}`)

const adviceOf = (source: string) =>
  readDiagram(source).advice.map(({ line, message }) => `${line}: ${message}`)

const kinds =
  'Write flowchart TD, flowchart LR, sequenceDiagram, stateDiagram-v2 or xychart-beta on the first line'
const nodes = 'Write nodes and arrows, for example: sale[Sale] -->|each night| ledger[(Ledger)]'
const direction =
  'Write flowchart TD for downwards or flowchart LR for from left to right: a phone is given every flow downwards'

test.each([
  ['', `0: The diagram is empty. ${kinds}`],
  ['erDiagram\nA ||--o{ B : has', `0: “erDiagram” begins no diagram that is drawn. ${kinds}`],
  ['flowchart XY\na --> b', `0: The direction “XY” is none that is drawn. ${direction}`],
  ['flowchart TD\na --> b\na[un --> b', `2: “a[un --> b” is not understood. ${nodes}`],
  ['---\ntitle: T\n---\nflowchart TD\na --> b\n\n%% a note\nb --->> c', `7: “b --->> c” is not`],
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
    '1: The subgraph is never closed. Write end on a separate line after its last node',
  ],
  ['flowchart TD\na --> b\nend', '2: end closes no subgraph. Remove it'],
  [
    'flowchart TD\na --> end',
    '1: “a --> end” uses end as the name of a node, and end closes a subgraph. Write another name, for example: finish[End]',
  ],
  [
    'flowchart TD\nsubgraph Today\na --> b\nend\nsubgraph After\na\nend',
    '4: The group After has no node of its own. Write its nodes before end, or remove it',
  ],
  [
    'flowchart TD\nsubgraph A\nsubgraph B\nsubgraph C\na --> b\nend\nend\nend',
    '3: The group C is the third around its nodes, and 2 are the most that a phone has room for. Leave one out',
  ],
  [
    `flowchart TD\n${Array.from({ length: 15 }, (_, i) => `n${i} --> n${i + 1}`).join('\n')}`,
    '0: The diagram has 16 nodes, and 14 are the most that say one thing. Leave some out, or make two diagrams',
  ],
  [
    'xychart-beta\nx-axis [May, June]\nbar [1, 2, 3]',
    '0: The x-axis has 2 names, and a bar or line has 3 values. Write one value for each name',
  ],
  ['xychart-beta\nx-axis [May]\nbar [x]', '2: “bar [x]” is not understood. Write title'],
  ['xychart-beta\nx-axis [May, June]\nbar [1, -2]', '2: A value is below 0. Write numbers from 0'],
  ['sequenceDiagram\na->>b one', '1: “a->>b one” is not understood. Write participants'],
  ['sequenceDiagram\nparticipant a', '0: The sequence has no messages. Write'],
  [
    'sequenceDiagram\na->>b: one\nloop every night\nb->>a: two',
    '2: The loop is never closed. Write end on a separate line after its last step',
  ],
  [
    'sequenceDiagram\na->>b: one; two',
    '1: “a->>b: one; two” has a semicolon, which ends a message in Mermaid. Write a comma, or #59; for the sign',
  ],
  [
    'sequenceDiagram\na->>b: one\ndeactivate b',
    '2: b is deactivated, and no activate comes before. Remove the deactivation',
  ],
  [
    'stateDiagram-v2\n[*] --> open\nstate open {\na --> b',
    '2: The state is never closed. Write } on a separate line after its last arrow',
  ],
  ['stateDiagram-v2\nopen -> paid', '1: “open -> paid” is not understood. Write states and arrows'],
  [
    'stateDiagram-v2\nopen --> paid\nIn work --> paid',
    '2: “In work --> paid” has a state with a space in its name, or a semicolon. Write the words once in quotes, and a short name in arrows: state "In work" as work',
  ],
])('reports the mistake of %j once, with its line', (source, problem) => {
  expect(problemsOf(source)).toEqual([expect.stringContaining(problem)])
})

test.each([
  [
    'S[Services (prices)] --> b',
    '“Services (prices)” is not in quotes. Write S["Services (prices)"]',
  ],
  ['S[The "best"] --> b', '“The "best"” is not in quotes. Write S["The #quot;best#quot;"]'],
  ['S -->|Call (x)| b', '“Call (x)” is not in quotes. Write |"Call (x)"|'],
  ['subgraph Days 1–3\nS --> b\nend', '“Days 1–3” is not in quotes. Write subgraph "Days 1–3"'],
  ['S --> b: each night', 'the words of an arrow belong between bars. Write S -->|each night| b'],
  ['S -> b', '“->” is no arrow in a flowchart. Write S --> b'],
])('draws %j, and advises how to write it for GitHub', (statement, advice) => {
  const source = `flowchart TD\n${statement}`
  expect(problemsOf(source)).toEqual([])
  expect(adviceOf(source)).toEqual([`1: GitHub does not draw this diagram, because ${advice}`])
})

test('draws flows that go upwards downwards, and says this', () => {
  expect(problemsOf('flowchart BT\na --> b')).toEqual([])
  expect(adviceOf('flowchart BT\na --> b')).toEqual([
    '0: BT is drawn downwards, as TD: a phone is given every flow downwards. Write TD',
  ])
})

test('reports statements that are ignored in one piece of advice', () => {
  const source = [
    '---\ntitle: Night\n---\nflowchart TD\na:::red --> b:::ours',
    'classDef red fill:#f00\nstyle b fill:#fff\nlinkStyle 0 stroke:#f00\nclick a "https://a.example"',
  ].join('\n')
  expect(problemsOf(source)).toEqual([])
  expect(adviceOf(source)).toEqual([
    '5: classDef, style, linkStyle and click are ignored: colours, links and descriptions are the site’s. Remove the lines; write after a node :::ours for what we build, :::back for what goes wrong or back, :::point for the one that matters',
  ])
})

test('reads arrows without spaces, chains and lists of nodes', () => {
  const { diagram, problems } = readDiagram(
    'flowchart LR; a-->b; a & b -- each night --> c-d["Say (so)"]:::point <-.-> e; e --x f; f ~~~ a',
  )
  expect(problems).toEqual([])
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
  const { diagram, problems } = readDiagram(`flowchart TD\na["${written}"] --> b`)
  expect(problems).toEqual([])
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
  expect(problemsOf(source)).toEqual([])
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
