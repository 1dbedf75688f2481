import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../generator/publish/files'

/** A declaration that means one edge of the screen, and not the start or the end of a line. */
const oneEdge =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?:|(?:left|right):|(?:float|clear|text-align): (?:left|right)|(?:inset|margin|padding): (?:\S+ ){3}\S+;)/

/** Where an edge is meant: of the map, of a triangle in a circle, and on pages of one direction only. */
const isMeant = [
  'components/VideoPlayer.tsx: margin-left: 0.25rem;',
  'sections/contact/ContactMap.tsx: right: 0.75rem;',
]

const templates = /(?:css|keyframes)`((?:[^`\\]|\\.)*)`/g

test('styles speak of start and end, so that they hold in both directions', () => {
  const found = filesBelow('src')
    .filter((file) => /(?<!test)\.tsx?$/.test(file) && file !== 'styles/right-to-left.ts')
    .flatMap((file) => {
      const source = readFileSync(join('src', file), 'utf8')
      const lines = [...source.matchAll(templates)].flatMap(([, text = '']) => text.split('\n'))
      return lines
        .map((line) => line.trim().replace(/\$\{[^}]*\}/g, '0'))
        .filter((line) => oneEdge.test(line.replace(/\/\*.*/, '')))
        .map((line) => `${file}: ${line}`)
    })
  expect(found.filter((line) => !isMeant.includes(line))).toEqual([])
  expect(found).toEqual(expect.arrayContaining(isMeant))
})
