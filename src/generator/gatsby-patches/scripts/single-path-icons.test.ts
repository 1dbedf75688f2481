import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { filesBelow } from '../../publish/files'
import { moduleOf, pathsOf } from './single-path-icons.cjs'

const imported = /'lucide-react\/icons\/([a-z0-9-]+)'/g
const names = [
  ...new Set(
    filesBelow('src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        Array.from(readFileSync(join('src', file), 'utf8').matchAll(imported), ([, name]) => name),
      ),
  ),
].sort()

/** Returns the module of an icon, where a second name leads to it too. */
const fileOf = (name: string): string => {
  const file = `lucide-react/dist/esm/icons/${name}.mjs`
  const other = /from '\.\/([\w-]+)\.mjs'/.exec(
    readFileSync(join('node_modules', file), 'utf8'),
  )?.[1]
  return other ? fileOf(other) : file
}

/** Returns the colours of an icon's pixels on paper. */
const pixels = (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()

test.each(names)('%s looks as lucide-react draws it', async (name = '') => {
  const { default: Drawing, __iconData } = await import(fileOf(name))
  const { lines, filled } = pathsOf(__iconData)
  const theirs = renderToStaticMarkup(createElement(Drawing, { size: 192 }))
  const ours = theirs.replace(
    /(<svg[^>]*>).*(<\/svg>)/s,
    `$1<path d="${lines}"/><path fill="currentColor" d="${filled}"/>$2`,
  )
  expect(ours).not.toBe(theirs)
  const [expected, drawn] = await Promise.all([pixels(theirs), pixels(ours)])
  // Where two lines meet, the edges of their pixels are smoothed once and not twice.
  const different = expected.filter((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 64)
  expect(different).toHaveLength(0)
})

test('every icon that is imported was compared', () => {
  expect(names).toEqual(expect.arrayContaining(['arrow-right', 'palette', 'server']))
})

test('the module of an icon is the same in whatever folder the project is', async () => {
  const { __iconData } = await import(fileOf('server'))
  const written = moduleOf(__iconData)
  expect(written).toContain('singlePathIcon("M')
  expect(written).not.toContain(process.cwd())
})

test.each([
  ['path', { d: 'M0 0h1', 'stroke-dasharray': '2' }, 'stroke-dasharray'],
  ['circle', { cx: '1', cy: '1', r: '1', fill: 'red' }, 'red'],
  ['text', { x: '2' }, 'text'],
])('a shape that cannot be part of a path ends the build: %s', (shape, attributes, message) => {
  expect(() => pathsOf({ name: 'anchor', node: [[shape, attributes]] })).toThrow(message)
})
