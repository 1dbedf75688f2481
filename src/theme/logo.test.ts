import sharp from 'sharp'
import { colors } from './colors'
import { drawIcons, iconNames } from './icons'
import { readLogo, siteLogo, standaloneLogo } from './logo'

const shape = '<path d="M0 0h4v4z"/>'
const svg = (inside: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test('removes attributes without effect from the logo of a drawing program', () => {
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
  'cannot be used. Write a colour (#1F3A8A), currentColor for the colour of actions, which follows the theme, or a colour of src/theme/colors.ts, for example var(--accent)'

test.each([
  [
    svg('<script>1</script>'),
    '<script> cannot be part of a logo. Remove it: scripts are not allowed.',
  ],
  [
    svg('<path onclick="alert(1)" d="M0 0"/>'),
    'The attribute onclick cannot be part of a logo. Remove it: a drawing consists only of shapes with fill and stroke.',
  ],
  [
    svg('<use href="https://elsewhere.example/a.svg#b"/>'),
    '<use> cannot be part of a logo. Use only shapes (path, circle, ellipse, rect, line, polyline, polygon) in groups (g), inside a single svg.',
  ],
  [svg('<path fill="url(#a)" d="M0 0"/>'), `fill="url(#a)" ${paint}`],
  [svg('<path fill="var(--gold)" d="M0 0"/>'), `fill="var(--gold)" ${paint}`],
  [
    svg(`<style>.a{fill:red}</style>${shape}`),
    '<style> cannot be part of a logo. Pages do not allow styles in drawings. Save the file with “presentation attributes”, which give each shape its own fill.',
  ],
  [
    svg('<text x="0" y="9">Tirta</text>'),
    '<text> cannot be part of a logo. Convert the letters to outlines, because pages do not have their font.',
  ],
  [
    svg(shape, 'width="64" height="64"'),
    'The svg has no viewBox, which is needed to scale it. Write its size in its own units, for example: viewBox="0 0 64 64"',
  ],
  [
    svg(shape, 'viewBox="0 0 300 60"'),
    'The viewBox is 300 by 60. The logo is used next to the company’s name and in square icons. Provide only the mark without the name, at most twice as wide as high.',
  ],
  [svg(`<g>${shape}`), broken],
  ['PNG', broken],
  [
    svg(`<path d="${'M0 0h1v1z'.repeat(700)}"/>`),
    'The logo has 6378 characters, and every page contains it twice. The limit is 6000. Simplify its paths, for example with: npx svgo content/logo.svg',
  ],
])('rejects an invalid logo with a correction: %#', (source, message) => {
  expect(readLogo(source)).toEqual({ line: 1, message })
})

test('a standalone logo has light colours', () => {
  expect(standaloneLogo('<path fill="currentColor" stroke="var(--on-action)"/>')).toBe(
    `<path fill="${colors.action.light}" stroke="${colors.onAction.light}"/>`,
  )
})

test('draws icons in the required sizes, with the same bytes for the same logo', async () => {
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

test('gives the browser icon dark colours too', async () => {
  const logo = readLogo(svg('<path fill="var(--accent)" d="M0 0h9v9z"/>'))
  if ('message' in logo) throw new Error(logo.message)
  const icon = String((await drawIcons(logo))['favicon.svg'])
  expect(icon).toContain(`[fill="${colors.accent.light}"]{fill:${colors.accent.dark}}`)
})

test('centres a logo that is not square in its icons', async () => {
  const logo = readLogo(svg(shape, 'viewBox="0 0 40 20"'))
  if ('message' in logo) throw new Error(logo.message)
  expect(String((await drawIcons(logo))['favicon.svg'])).toContain(
    'x="0" y="16" width="64" height="32"',
  )
})
