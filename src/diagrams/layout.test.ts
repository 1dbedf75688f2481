import { layOut } from './draw'
import { layOutColumn } from './flow/column-layout'
import { validDiagram } from './read'
import { areaOf, crosses, isInside, overlap, type PlacedBox, type Point, type Sheet } from './sheet'
import { balanceWords } from './text'

const measure = (text: string) => text.length * 8

const sheetOf = (source: string, width = 624) => layOut(validDiagram(source), width, measure, 'en')

const textOf = ({ texts }: Sheet, words: string) => {
  const text = texts.find(({ lines }) => lines.join(' ') === words)
  if (!text) throw new Error(`“${words}” is not drawn.`)
  return text
}

test('arrows into a group point forward, even if its nodes are named earlier', async () => {
  const group = 'subgraph Apart; one; two; end'
  const sheet = await sheetOf(`flowchart TD; freeze --> one & two --> notes; ${group}`)
  const places = ['freeze', 'Apart', 'one', 'notes'].map((words) => textOf(sheet, words).y)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const across = await sheetOf(
    `flowchart LR; apps --> one; files --> two; ${group}; one & two --> core`,
  )
  expect(textOf(across, 'files').x).toBeLessThan(textOf(across, 'two').x)
  expect(textOf(across, 'two').x).toBeLessThan(textOf(across, 'core').x)
})

test('places the name of a group inside its frame, away from arrows', async () => {
  const sheet = await sheetOf(`flowchart TD
    a --> one & two
    subgraph Days of reading
    one[The first of the readers]
    two[The second of the readers]
    end`)
  const area = areaOf(textOf(sheet, 'Days of reading'))
  expect(sheet.lines.some((line) => crosses(line, area))).toBe(false)
  const narrow = await sheetOf(`flowchart LR
    a --> b
    subgraph A name wider than b
    b
    end`)
  const frame = narrow.boxes.find(({ shape }) => shape === 'group')
  expect(frame && isInside(areaOf(textOf(narrow, 'A name wider than b')), frame)).toBe(true)
})

test('the lifelines of participants do not cross notes', async () => {
  const sheet = await sheetOf(`sequenceDiagram
    a->>b: one
    b->>c: two
    Note over a,c: All three
    c->>a: three`)
  const area = areaOf(textOf(sheet, 'All three'))
  expect(sheet.lines.some((line) => crosses(line, area))).toBe(false)
})

test('draws a narrow sequence step by step, with arrows between the lifelines', async () => {
  const sheet = await sheetOf(
    `sequenceDiagram
      ledger->>approver: the amount
      approver->>signer: approved
      signer-->>ledger: signed`,
    200,
  )
  const [ledger, approver, signer] = sheet.lines.slice(0, 3).map(({ points }) => points[0]?.[0])
  const ends = sheet.lines.slice(3).map(({ points }) => points.map(([x]) => x))
  expect(ends).toEqual([
    [ledger, approver],
    [approver, signer],
    [signer, ledger],
  ])
  const heights = ['the amount', 'approved', 'signed'].map((words) => textOf(sheet, words).y)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(
    sheet.texts.every((text) => sheet.lines.every((line) => !crosses(line, areaOf(text)))),
  ).toBe(true)
})

test('balanced lines keep words whole', () => {
  expect(balanceWords('saat dimutakhirkannya', 96, 'node', measure).lines).toEqual([
    'saat',
    'dimutakhirkannya',
  ])
})

function boxOf(sheet: Sheet, words: string): PlacedBox {
  const area = areaOf(textOf(sheet, words))
  const box = sheet.boxes.find((box) => box.shape !== 'group' && overlap(area, box))
  if (!box) throw new Error(`No box has the words ${words}.`)
  return box
}

const rightOf = ({ x, width }: PlacedBox) => x + width

test('an arrow back inside a group does not reverse the group', async () => {
  const sheet = await sheetOf(`flowchart TD
    subgraph Phone
    weight[Weight] --> queue[Queue]
    queue --> sent[Sent]
    sent -.-> queue
    end
    subgraph Server
    book[Book]
    end
    sent --> book`)
  const places = ['Weight', 'Queue', 'Sent', 'Book'].map((words) => boxOf(sheet, words).y)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  const [back] = sheet.lines.filter(({ isDashed }) => isDashed)
  const [start, end] = [back?.points[0], back?.points.at(-1)]
  expect(start?.[0]).toBeCloseTo(rightOf(boxOf(sheet, 'Sent')))
  expect(end?.[0]).toBeCloseTo(rightOf(boxOf(sheet, 'Queue')))
})

test('unconnected groups have the width of the widest group', async () => {
  const sheet = await sheetOf(`flowchart TD
    subgraph In
    a[A way in] --> p[Proof]
    b[Another way in] --> p
    end
    subgraph Out
    d[Denial of service]
    f[Fragile systems]
    end`)
  const frames = sheet.boxes.filter(({ shape }) => shape === 'group')
  const right = Math.max(...sheet.boxes.filter((box) => !frames.includes(box)).map(rightOf))
  expect(sheet.width - right).toBeLessThan(40)
  const [first, second] = frames.map(({ width }) => width)
  expect(first).toBeCloseTo(second ?? 0)
  expect(sheet.width - (first ?? 0)).toBeLessThan(5)
})

test('on a phone, an arrow avoids the name of its target group and starts at the side of a question', async () => {
  const sheet = await sheetOf(
    `flowchart TD
      start[A node that is so long that it is alone] --> ask
      subgraph Group
      ask{Is this question long enough?} --> yes[An answer of many words]
      ask --> no[Another answer of many words]
      end
      start --> no
      ask -.-> start`,
    240,
  )
  const name = sheet.texts.find(({ lines }) => lines[0] === 'Group')
  expect(name?.x).toBeGreaterThan(sheet.lines[0]?.points[0]?.[0] ?? Number.NaN)
  const question = sheet.boxes.find(({ shape }) => shape === 'question')
  const start = sheet.lines[2]?.points[0]
  expect(start?.[0]).toBeLessThan(question ? rightOf(question) : 0)
})

function columnOf(source: string): Sheet {
  const diagram = validDiagram(source)
  if (diagram.kind !== 'flow') throw new Error('It is a flow.')
  return layOutColumn(diagram, 286, measure)
}

test.each([
  ['inside if its arrows stay in the group', 'a --> c', true],
  ['outside if an arrow leaves the group', 'a --> d', false],
])('the rail of a column is %s', (_name, edge, isInside) => {
  const group = 'subgraph Group; a --> b; b --> c; end'
  const { boxes, lines: routes, width } = columnOf(`flowchart TD; ${group}; c --> d; ${edge}`)
  const frame = boxes.find(({ shape }) => shape === 'group')
  const rail = Math.max(...routes.flatMap(({ points }) => points.map(([x]) => x)))
  expect(rail < (frame ? rightOf(frame) : 0)).toBe(isInside)
  expect(Math.max(rail, ...boxes.map(rightOf))).toBeLessThanOrEqual(width)
})

test('a column draws as many arrows as possible on its rail and writes the others as text', () => {
  const sheet = columnOf(`flowchart TD
    a[A node of so many words that it is alone] -->|next| b[Its neighbour of as many words]
    subgraph Group
    b --> c[Another node of many words]
    c --> d[One more node of many words]
    end
    d --> e[The end of many words again]
    a -.->|around| e
    b --> d
    e -.-> a`)
  const nodes = sheet.boxes.filter(({ shape }) => shape !== 'group')
  const right = Math.max(...nodes.map(rightOf))
  const besides = sheet.lines.flatMap(({ points }) =>
    points.map(([x]) => x).filter((x) => x > right),
  )
  expect(new Set(besides).size).toBe(1)
  // Of 7 arrows.
  expect(sheet.lines).toHaveLength(5)
  const parts = sheet.lines.map(({ points }) =>
    points.slice(1).map((point, index) => [points[index] ?? point, point] as const),
  )
  const isCrossed = (
    [[fromX, y], [toX, endY]]: readonly [Point, Point],
    [[x, fromY], [endX, toY]]: readonly [Point, Point],
  ) => y === endY && x === endX && (x - fromX) * (x - toX) < 0 && (y - fromY) * (y - toY) < 0
  const crossings = parts.flatMap((one, index) =>
    parts.flatMap((other, place) =>
      place === index ? [] : one.filter((part) => other.some((way) => isCrossed(part, way))),
    ),
  )
  expect(crossings).toEqual([])
  expect(areaOf(textOf(sheet, 'next')).x).toBeLessThan(40)
  const written = sheet.texts.map(({ lines }) => lines.join(' '))
  expect(written).toContain('around → The end of many words again')
  const frame = sheet.boxes.find(({ shape }) => shape === 'group')
  const inside = sheet.boxes.filter((box) => frame && box !== frame && isInside(box, frame))
  expect(inside).toHaveLength(3)
})

test('aligns the nodes of a chain, with arrows back on their right', async () => {
  const sheet = await sheetOf(`flowchart TD
    poll[Poll the queue] --> found{Message?}
    found -->|yes| work[Process the message]
    work --> done[Done]
    work -.-> poll
    done -.->|again| poll`)
  const chain = ['Poll the queue', 'Message?', 'Process the message', 'Done']
  const middles = chain.map((words) => boxOf(sheet, words)).map(({ x, width }) => x + width / 2)
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(1)
  const forward = sheet.lines.filter(({ isDashed }) => !isDashed)
  expect(forward.map(({ points }) => points.length)).toEqual([2, 2, 2])
  const right = Math.max(...chain.map((words) => rightOf(boxOf(sheet, words))))
  const back = sheet.lines.filter(({ isDashed }) => isDashed)
  expect(back).toHaveLength(2)
  for (const { points } of back) expect(Math.max(...points.map(([x]) => x))).toBeGreaterThan(right)
})

test('a flow with two paths has no jog shorter than 12 px', async () => {
  const sheet = await sheetOf(`flowchart TD
    a[A ledger] --> b[Listener stores it]
    c[Another ledger] --> b
    b --> d{Final?} -->|yes| e[Posted]
    d -->|no| f[Waits for the next block]
    f --> b
    c --> g[Reconciliation, daily]
    e --> g`)
  const jogs = sheet.lines.flatMap(({ points }) =>
    points.slice(1, -2).map(([x, y], index) => {
      const [nextX, nextY] = points[index + 2] ?? [x, y]
      return Math.abs(nextX - x) + Math.abs(nextY - y)
    }),
  )
  expect(jogs.filter((length) => length < 12)).toEqual([])
})

test('an arrow to a group ends at its frame, and nested groups have nested frames', async () => {
  const lines = `flowchart TD
    user((User)) --> cloud
    subgraph cloud [Cloud]
    subgraph net [Network]
    api[API] --> db[(Orders)]
    end
    s3[(Backups)]
    end
    net --> mon[Monitoring]`
  for (const width of [624, 200]) {
    const sheet = await sheetOf(lines, width)
    const frames = sheet.boxes.filter(({ shape }) => shape === 'group')
    const [outer, inner] = frames.toSorted((a, b) => b.height - a.height)
    if (!outer || !inner) throw new Error('A group has no frame.')
    expect(frames).toHaveLength(2)
    expect(isInside(inner, outer)).toBe(true)
    expect(isInside(boxOf(sheet, 'API'), inner)).toBe(true)
    expect(isInside(boxOf(sheet, 'Backups'), inner)).toBe(false)
    expect(isInside(boxOf(sheet, 'Backups'), outer)).toBe(true)
    const arrow = sheet.lines[0]?.points.at(-1)
    expect(arrow?.[1]).toBeCloseTo(outer.y)
    const [from] = sheet.lines[2]?.points ?? []
    const isAtFrame = from?.[1] === inner.y + inner.height || from?.[0] === rightOf(inner)
    expect(isAtFrame).toBe(true)
  }
})

test('arrows start and end at the outline of each shape', async () => {
  const sheet = await sheetOf(`flowchart TD
    a((Start)) --> b{Is it paid?}
    b -->|yes| c[(Ledger)]
    b -->|no| d{{Reminder}}
    c --> e[/Report/]
    d --> e`)
  const question = boxOf(sheet, 'Is it paid?')
  const middle = question.x + question.width / 2
  for (const { points } of sheet.lines.slice(1, 3)) {
    const [x = 0, y = 0] = points[0] ?? []
    const share = Math.abs(x - middle) / (question.width / 2)
    const depth = question.y + question.height - y
    expect(depth).toBeCloseTo((share * question.height) / 2)
  }
})

test('frames of a sequence enclose their steps and inner frames', async () => {
  const lines = `sequenceDiagram
    a->>b: first
    loop each night
    a->>b: second
    alt it is new
    b->>a: third
    else it is known
    b->>a: fourth
    end
    end
    a->>b: fifth`
  for (const width of [624, 150]) {
    const sheet = await sheetOf(lines, width)
    const [loop, alt] = sheet.boxes.filter(({ shape }) => shape === 'frame')
    if (!loop || !alt) throw new Error('A frame is missing.')
    expect(isInside(alt, loop)).toBe(true)
    const isIn = (frame: PlacedBox, words: string) => isInside(areaOf(textOf(sheet, words)), frame)
    expect(
      ['first', 'second', 'third', 'fourth', 'fifth'].map((words) => isIn(loop, words)),
    ).toEqual([false, true, true, true, false])
    expect(['second', 'third', 'fourth'].map((words) => isIn(alt, words))).toEqual([
      false,
      true,
      true,
    ])
    const order = [
      'loop · each night',
      'second',
      'alt · it is new',
      'third',
      'it is known',
      'fourth',
    ]
    const places = order.map((words) => textOf(sheet, words).y)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('draws the title above the diagram', async () => {
  const sheet = await sheetOf('---\ntitle: One night\n---\nflowchart TD\na --> b')
  const title = areaOf(textOf(sheet, 'One night'))
  expect(title.y + title.height).toBeLessThan(boxOf(sheet, 'a').y)
})

test('a flow fills its column and keeps labels next to their arrows', async () => {
  const sheet = await sheetOf(`flowchart LR
    a[A box] -->|words| b[Another box]
    b -.->|back| a`)
  const [first, last] = [boxOf(sheet, 'A box'), boxOf(sheet, 'Another box')]
  expect(first.width).toBeGreaterThan(100)
  expect(sheet.width - rightOf(last)).toBeLessThan(40)
  const words = areaOf(textOf(sheet, 'words'))
  expect(words.x).toBeGreaterThan(rightOf(first))
  expect(words.x + words.width).toBeLessThan(last.x)
})

test('a branch leaves at the side and keeps the axis straight', async () => {
  const sheet = await sheetOf(`flowchart TD
    ledger[Ledger] ==> ask{Agreed?}
    ask ==> close[Closed]
    ask -.->|no| wait[Case]
    ledger --> close`)
  const middles = ['Ledger', 'Agreed?', 'Closed'].map((words) => {
    const { x, width } = boxOf(sheet, words)
    return x + width / 2
  })
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(1)
  expect(sheet.lines[2]?.points[0]?.[0]).toBeCloseTo(rightOf(boxOf(sheet, 'Agreed?')))
  expect(sheet.lines[3]?.points.at(-1)?.[0]).toBeCloseTo(rightOf(boxOf(sheet, 'Closed')))
})

test('boxes in a row have the same height', async () => {
  const sheet = await sheetOf(`flowchart TD; a[Short]; b[${'Many words '.repeat(5)}in it]`)
  const [short, long] = sheet.boxes
  expect(short?.height).toBe(long?.height)
  expect(short?.y).toBe(long?.y)
})

test('a tall sequence repeats the names of its participants at the end', async () => {
  const steps = Array.from({ length: 9 }, (_, index) => `\na->>b: step ${index}`)
  const sheetWith = (count: number) => sheetOf(`sequenceDiagram${steps.slice(0, count).join('')}`)
  const names = ({ texts }: Sheet) => texts.filter(({ lines }) => lines[0] === 'a')
  expect(names(await sheetWith(2))).toHaveLength(1)
  const sheet = await sheetWith(9)
  expect(names(sheet)).toHaveLength(2)
  expect(names(sheet)[1]?.y).toBeGreaterThan(textOf(sheet, 'step 8').y)
})

test('frames below each other share columns', async () => {
  const { boxes } = await sheetOf(`flowchart TD
    subgraph in [In scope]
    laptop[Laptop] --> domain[Domain administrator]
    host[Forgotten host] --> role[Role]
    end
    subgraph out [Out of scope]
    denial[Denial of service]
    frail[Old]
    end`)
  const nodes = boxes.filter(({ shape }) => shape === 'box')
  expect(nodes).toHaveLength(6)
  const places = nodes.map(({ x, width }) => `${Math.round(x)} ${Math.round(width)}`)
  expect(new Set(places).size).toBe(2)
})
