import { colors } from '../theme/colors'
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

const paintAdvice =
  'Write currentColor, the text colour, which follows the theme. Or write a colour of src/theme/colors.ts, for example var(--action)'
// src/theme/logo.test.ts tests the rules that figures share with logos.
test.each([
  [svg('\n<path fill="#1F3A8A" d="M0 0"/>'), 2, `fill="#1F3A8A" cannot be used. ${paintAdvice}`],
  [
    svg('<image href="a.png"/>'),
    1,
    '<image> cannot be part of a figure. Draw it as shapes, because a picture cannot follow the theme. Show a photograph as a <Figure>.',
  ],
  [
    svg('<g font-size="12">\n<text>a</text></g>'),
    2,
    'The text has font-size="12", which is too small to read on phones. Write a number of at least 14, without a unit.',
  ],
  [
    svg(
      '<path fill="#1F3A8A" filter="a" d="M0 0"/>\n<image href="a.png"/><defs><style>a</style></defs>',
    ),
    1,
    [
      `fill="#1F3A8A" cannot be used. ${paintAdvice}`,
      'Line 1: The attribute filter cannot be part of a figure. Remove it: a drawing consists only of shapes with fill and stroke.',
      'Line 2: <image> cannot be part of a figure. Draw it as shapes, because a picture cannot follow the theme. Show a photograph as a <Figure>.',
      'Line 2: <defs> cannot be part of a figure. Use only shapes (path, circle, ellipse, rect, line, polyline, polygon, text, tspan) in groups (g), inside a single svg.',
      'Line 2: <style> cannot be part of a figure. Pages do not allow styles in drawings. Save the file with “presentation attributes”, which give each shape its own fill.',
    ].join('\n    '),
  ],
  [
    svg('', 'width="200" height="100"'),
    1,
    'The svg has no viewBox, which is needed to scale it. Write its size in its own units, for example: viewBox="0 0 200 100"',
  ],
  [
    svg('<text font-size="1em">a</text>'),
    1,
    'The text has font-size="NaN", which is too small to read on phones. Write a number of at least 14, without a unit.',
  ],
  [
    svg('<g transform="scale(.5)"><text>a</text></g>'),
    1,
    'transform="scale(.5)" changes the size of its content. Write the final sizes. translate and rotate are allowed.',
  ],
  [
    svg('', 'viewBox="0 0 960 540"'),
    1,
    'The viewBox is 960 wide. Phones show figures 286 px wide, which would shrink its text. Draw it at most 286 wide, and taller.',
  ],
  [
    svg('<text>Load & go</text>'),
    1,
    'This SVG cannot be read: a text has & or <. Write &amp; or &lt;, and a space for &nbsp;.',
  ],
  [
    svg(`<path d="${'M0 0h1v1z'.repeat(1800)}"/>`),
    1,
    'The figure has 16280 characters, and the page loads them before its text. The limit is 16000. Draw less, or simplify the paths.',
  ],
])('rejects an invalid figure with its line and a correction: %#', (source, line, message) => {
  expect(readSvgFigure(source)).toEqual({ line, message })
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
