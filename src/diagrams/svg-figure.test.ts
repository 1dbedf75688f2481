import { colors } from '../theme/colors'
import { hasWords, readSvgFigure, standaloneFigure, versionsOf } from './svg-figure'

const svg = (inside: string, attributes = 'viewBox="0 0 280 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

function drawn(source: string) {
  const figure = readSvgFigure(source)
  if ('message' in figure) throw new Error(figure.message)
  return figure
}

test('a figure is read with its words, in the sizes of the site', () => {
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

test('what the file says itself is kept', () => {
  const { svg: markup } = drawn(svg('', 'viewBox="0 0 280 100" font-size="16" fill="none"'))
  expect(markup).toBe(
    '<svg viewBox="0 0 280 100" font-size="16" fill="none" width="364" height="130" stroke-width="1.5" font-weight="500"></svg>',
  )
})

const paintAdvice =
  'Write currentColor for the colour of text, which follows the theme, or one of src/theme/colors.ts: var(--action)'
// What logos cannot be made of either is in src/theme/logo.test.ts.
test.each([
  [svg('\n<path fill="#1F3A8A" d="M0 0"/>'), 2, `fill="#1F3A8A" cannot be used. ${paintAdvice}`],
  [
    svg('<image href="a.png"/>'),
    1,
    '<image> cannot be part of a figure. Draw it as shapes: a picture follows no theme. A photograph is a <Figure> of its own.',
  ],
  [
    svg('<g font-size="12">\n<text>a</text></g>'),
    2,
    'The text has font-size="12", which phones show too small to read. Write 14 or more, as a number without a unit.',
  ],
  [
    svg('<text font-size="1em">a</text>'),
    1,
    'The text has font-size="NaN", which phones show too small to read. Write 14 or more, as a number without a unit.',
  ],
  [
    svg('<g transform="scale(.5)"><text>a</text></g>'),
    1,
    'transform="scale(.5)" changes the size of what is in it. Write the sizes as they are drawn; translate and rotate may stay.',
  ],
  [
    svg('', 'viewBox="0 0 960 540"'),
    1,
    'The viewBox is 960 wide. Phones show a figure 286 px wide, and its text must not shrink: draw it at most 286 wide, and taller.',
  ],
  [
    svg('<text>Load & go</text>'),
    1,
    'This is not an SVG that can be read: a part of it is not closed, or stands outside of an element. Save it anew as plain SVG.',
  ],
  [
    svg(`<path d="${'M0 0h1v1z'.repeat(1800)}"/>`),
    1,
    'The figure has 16280 characters, and its page loads them before its text: 16000 are the most. Draw less, or simplify its paths.',
  ],
])('a figure that cannot be shown is refused with what to do: %#', (source, line, message) => {
  expect(readSvgFigure(source)).toEqual({ line, message })
})

test('alone, a figure has the colours of the light scheme', () => {
  const { svg: markup } = standaloneFigure(drawn(svg('<path stroke="var(--warm)" d="M0 0"/>')))
  expect(markup).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox')
  expect(markup).toContain(`fill="${colors.ink.light}"`)
  expect(markup).toContain(`stroke="${colors.warm.light}"`)
})

test('a translation has a file of its own', () => {
  expect(versionsOf('./night.svg', undefined)).toEqual(['./night.svg'])
  expect(versionsOf('./night.svg', 'id')).toEqual(['./night.id.svg', './night.svg'])
  expect(versionsOf('./night.id.svg', 'id')).toEqual(['./night.id.svg'])
})
