import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../generator/publish/files'

/** What writers change, and may write twice: new files repeat their placeholders. */
const words =
  /^(\w+\.)?(title|name|label|question|answer|description|summary|text|line|paragraph|item|tag|who|column|columns\[.*|url|budget|domain|protocol)$/

/** Two elements with one key stay on screen, as ghosts, when one of them is given another. */
test('no element is known by words of the content', () => {
  const found = filesBelow('src')
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('styleguide/'))
    .flatMap((file) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(/\bkey=\{([^}]*)\}/g)]
        .filter(([, key = '']) => words.test(key))
        .map(([key]) => `${file}: ${key}`),
    )
  expect(found).toEqual([])
})
