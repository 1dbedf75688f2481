import { colors } from '../theme/colors'
import { layOut } from './draw'
import { validDiagram } from './read'
import { standalone } from './standalone'
import { svgOf } from './svg'

const measure = (text: string) => text.length * 8

test('fills our own box in PDFs and keeps its words readable', async () => {
  const diagram = validDiagram('flowchart LR\na[Yours] ==>|words| b[Ours]:::ours')
  const wide = svgOf(await layOut(diagram, 600, measure, 'en'), 'wide')
  const { svg } = standalone({ wide })
  const [plain, ours] = svg.match(/<rect [^>]*>/g) ?? []
  expect(plain).toContain('fill-opacity="0.05"')
  expect(ours).toContain(`fill="${colors.action.light}"`)
  const colorOf = (words: string) =>
    new RegExp(`<text fill="([^"]+)"[^>]*><tspan[^>]*>${words}<`).exec(svg)?.[1]
  expect(colorOf('Ours')).toBe(colors.onAction.light)
  expect(colorOf('words')).toBe(colors.action.light)
})
