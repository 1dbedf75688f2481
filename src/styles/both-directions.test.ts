import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../generator/publish/files'

/** Matches declarations for a physical edge instead of a start or end. */
const oneEdge =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?:|(?:left|right):|(?:float|clear|text-align): (?:left|right)|(?:inset|margin|padding): (?:\S+ ){3}\S+;)/

/** Intended physical properties: on the map, and of a centred triangle. */
const intended = [
  'components/VideoPlayer.tsx: margin-left: 0.25rem;',
  'sections/contact/ContactMap.tsx: right: 0.75rem;',
]

const templates = /(?:css|keyframes)`((?:[^`\\]|\\.)*)`/g

test('uses logical properties, which work in both directions', () => {
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
  expect(found.filter((line) => !intended.includes(line))).toEqual([])
  expect(found).toEqual(expect.arrayContaining(intended))
})
