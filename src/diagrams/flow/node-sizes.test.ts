import { layOut } from '../draw'
import { validDiagram } from '../read'

const measure = (text: string) => text.length * 8

test('frames below each other share columns', async () => {
  const diagram = validDiagram(
    [
      'flowchart TD',
      'subgraph in [In scope]',
      'laptop[Laptop] --> domain[Domain administrator]',
      'host[Forgotten host] --> role[Role]',
      'end',
      'subgraph out [Out of scope]',
      'denial[Denial of service]',
      'frail[Old]',
      'end',
    ].join('\n'),
  )
  const { boxes } = await layOut(diagram, 624, measure, 'en')
  const nodes = boxes.filter(({ shape }) => shape === 'box')
  expect(nodes).toHaveLength(6)
  const places = nodes.map(({ x, width }) => `${Math.round(x)} ${Math.round(width)}`)
  expect(new Set(places).size).toBe(2)
})
