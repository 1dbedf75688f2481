import sharp from 'sharp'
import { colors } from './colors'
import { drawIcons, iconNames } from './icons'
import { readLogo, siteLogo, standaloneLogo } from './logo'

const shape = '<path d="M0 0h4v4z"/>'
const svg = (inside: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test('the logo of a drawing program is read without what changes nothing', () => {
  const source = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: Draw -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
	 x="0px" y="0px" width="20px" height="10px" viewBox="0 0 20 10" xml:space="preserve">
  <title>Tirta</title>
  <g id="a" data-name="Layer 2"><path fill="#0A0" d="M0 0
    h20v10z"/></g>
</svg>`
  expect(readLogo(source)).toEqual({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><g><path fill="#0A0" d="M0 0 h20v10z"/></g></svg>',
    width: 20,
    height: 10,
  })
})

const broken =
  'This SVG cannot be read: an element is not closed, or text is outside an element. Save it again as plain SVG.'
const paint =
  'cannot be used. Write a colour (#1F3A8A), currentColor for the colour of actions, which follows the theme, or one of src/theme/colors.ts: var(--accent)'

test.each([
  [svg('<script>1</script>'), '<script> cannot be part of a logo. A logo has no scripts.'],
  [
    svg('<path onclick="alert(1)" d="M0 0"/>'),
    'The attribute onclick cannot be part of a logo. Remove it: only shapes, their fill and their stroke are drawn.',
  ],
  [
    svg('<use href="https://elsewhere.example/a.svg#b"/>'),
    '<use> cannot be part of a logo. It is made of shapes (path, circle, ellipse, rect, line, polyline, polygon) in groups (g), inside one svg.',
  ],
  [svg('<path fill="url(#a)" d="M0 0"/>'), `fill="url(#a)" ${paint}`],
  [svg('<path fill="var(--gold)" d="M0 0"/>'), `fill="var(--gold)" ${paint}`],
  [
    svg(`<style>.a{fill:red}</style>${shape}`),
    '<style> cannot be part of a logo. Pages allow no styles in a drawing: save it with “presentation attributes”, so that each shape has its own fill.',
  ],
  [
    svg('<text x="0" y="9">Tirta</text>'),
    '<text> cannot be part of a logo. Turn the letters into outlines: nobody else has the font.',
  ],
  [
    svg(shape, 'width="64" height="64"'),
    'The svg has no viewBox, so it cannot be drawn at every size. Write its size in its own units, for example: viewBox="0 0 64 64"',
  ],
  [
    svg(shape, 'viewBox="0 0 300 60"'),
    'The viewBox is 300 by 60. The logo stands beside the name, which is text, and in square icons: give the mark alone, at most twice as wide as it is high.',
  ],
  [svg(`<g>${shape}`), broken],
  ['PNG', broken],
  [
    svg(`<path d="${'M0 0h1v1z'.repeat(700)}"/>`),
    'The logo has 6378 characters, and every page holds it twice: 6000 are the most. Simplify its paths, for example with: npx svgo content/logo.svg',
  ],
])('a logo that cannot be drawn is refused with what to do: %#', (source, message) => {
  expect(readLogo(source)).toEqual({ line: 1, message })
})

test('what cannot be used is named with its line', () => {
  expect(readLogo(svg(`${shape}\n<script/>`))).toMatchObject({ line: 2 })
})

test('alone, the logo has the colours of the light scheme', () => {
  expect(standaloneLogo('<path fill="currentColor" stroke="var(--on-action)"/>')).toBe(
    `<path fill="${colors.action.light}" stroke="${colors.onAction.light}"/>`,
  )
})

test('icons are the same bytes for the same logo, in the sizes that systems ask for', async () => {
  const logo = siteLogo(process.cwd())
  const icons = await drawIcons(logo)
  expect(await drawIcons(logo)).toEqual(icons)
  expect(Object.keys(icons)).toEqual(iconNames)
  const sides = await Promise.all(
    iconNames
      .filter((name) => name.endsWith('.png'))
      .map(async (name) => (await sharp(icons[name]).metadata()).width),
  )
  expect(sides).toEqual([180, 192, 512, 512])
})

test('a logo that is no square stands in the middle of its icons', async () => {
  const logo = readLogo(svg(shape, 'viewBox="0 0 40 20"'))
  if ('message' in logo) throw new Error(logo.message)
  expect(String((await drawIcons(logo))['favicon.svg'])).toContain(
    'x="0" y="16" width="64" height="32"',
  )
})
