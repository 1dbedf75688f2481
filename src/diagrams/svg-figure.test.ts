import { colors } from '../theme/colors'
import { diagramsIn } from './fixtures/diagrams-in'
import { hasWords, readSvgFigure, standaloneFigure, versionsOf } from './svg-figure'

const svg = (inside: string, attributes = 'viewBox="0 0 280 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

function drawn(source: string) {
  const figure = readSvgFigure(source)
  if ('message' in figure) throw new Error(figure.message)
  return figure
}

test('reads a figure with its words and adds the default sizes', () => {
  const figure = drawn(
    svg('\n<g id="a"><text x="4"\n y="20" font-weight="600">Load &amp;\n go</text></g>'),
  )
  expect(figure).toEqual({
    svg: '<svg viewBox="0 0 280 100" width="364" height="130" fill="currentColor" stroke-width="1.5" font-size="15" font-weight="500"><g><text x="4" y="20" font-weight="600">Load &amp; go</text></g></svg>',
    width: 364,
  })
  expect(hasWords(figure)).toBe(true)
  expect(hasWords(drawn(svg('<path d="M0 0h4"/>')))).toBe(false)
})

test('ignores the white-space style of Figma', () => {
  expect(drawn(svg('<text style="white-space: pre">a</text>')).svg).toContain('<text>a</text>')
})

test('keeps attributes of the file', () => {
  const { svg: markup } = drawn(svg('', 'viewBox="0 0 280 100" font-size="16" fill="none"'))
  expect(markup).toBe(
    '<svg viewBox="0 0 280 100" font-size="16" fill="none" width="364" height="130" stroke-width="1.5" font-weight="500"></svg>',
  )
})

test('a drawing for wide columns has the size of its viewBox and larger text', () => {
  expect(readSvgFigure(svg('', 'viewBox="0 0 640 100"'), 'wide')).toEqual({
    svg: '<svg class="wide" viewBox="0 0 640 100" width="640" height="100" fill="currentColor" stroke-width="1.5" font-size="16" font-weight="500"></svg>',
    width: 640,
  })
  expect(readSvgFigure(svg('', 'viewBox="0 0 700 100"'), 'wide')).toHaveProperty(
    'message',
    'The viewBox is 700 wide. Wide columns show figures 640 px wide, which would shrink its text. Draw it at most 640 wide, and taller.',
  )
})

test.each(diagramsIn('svg-figures.md'))(
  'rejects $name with its line and a correction',
  (fixture) => {
    const read = readSvgFigure(fixture.source)
    if (!('message' in read)) throw new Error('It has no mistakes.')
    expect(`> Line ${read.line}: ${read.message}`.split('\n')).toEqual(fixture.lines)
  },
)

test('rejects a figure that is too large', () => {
  expect(readSvgFigure(svg(`<path d="${'M0 0h1v1z'.repeat(1800)}"/>`))).toEqual({
    line: 1,
    message:
      'The figure has 16280 characters, and the page loads them before its text. The limit is 16000. Draw less, or simplify the paths.',
  })
})

test('a standalone figure has light colours', () => {
  const { svg: markup } = standaloneFigure(drawn(svg('<path stroke="var(--warm)" d="M0 0"/>')))
  expect(markup).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox')
  expect(markup).toContain(`fill="${colors.ink.light}"`)
  expect(markup).toContain(`stroke="${colors.warm.light}"`)
})

test('a translation prefers its own file', () => {
  expect(versionsOf('./night.svg', undefined)).toEqual(['./night.svg'])
  expect(versionsOf('./night.svg', 'id')).toEqual(['./night.id.svg', './night.svg'])
  expect(versionsOf('./night.id.svg', 'id')).toEqual(['./night.id.svg'])
})
