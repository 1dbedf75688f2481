import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../generator/publish/files'

/** Content fields that may repeat: new files repeat their placeholders. */
const contentFields =
  /^(\w+\.)?(title|name|label|question|answer|description|summary|text|line|paragraph|item|tag|who|column|columns\[.*|url|domain|protocol)$/

/** Duplicate keys leave stale elements on the screen. */
test('uses no content field as a key', () => {
  const found = filesBelow('src')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(/\bkey=\{([^}]*)\}/g)]
        .filter(([, key = '']) => contentFields.test(key))
        .map(([key]) => `${file}: ${key}`),
    )
  expect(found).toEqual([])
})
