import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import { unified } from 'unified'
import { parseBody } from '../../src/content-model/read/body-parser'
import { walkFolder } from '../../src/content-model/read/files'
import { locate } from '../../src/content-model/read/locations'
import { readSource, splitContent } from '../../src/content-model/read/source'
import { blockParts, stateOf } from '../../src/content-model/translation/parts'

declare module 'unified' {
  interface Data {
    toMarkdownExtensions?: Options[]
  }
}

const { toMarkdownExtensions: extensions = [] } = unified()
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze()
  .data()
const style: Options = { bullet: '+', emphasis: '_', fence: '~', listItemIndent: 'tab', rule: '_' }

const bodies = [...walkFolder('content')].flatMap(({ path }) => {
  if (!path.endsWith('.mdx') || locate(path)?.language) return []
  const { text } = readSource(readFileSync(join('content', path)))
  return [{ path, body: splitContent(path, text).body }]
})

test('reformatting the sample makes no translation stale', () => {
  const formatted = bodies.map(({ path, body }) => {
    const written = toMarkdown(parseBody(body), { ...style, extensions })
    return { path, isOther: written.trim() !== body.trim(), written, body }
  })
  expect(formatted.filter(({ isOther }) => isOther).length).toBeGreaterThan(20)
  for (const { path, written, body } of formatted)
    expect([path, stateOf(blockParts(written))]).toEqual([path, stateOf(blockParts(body))])
})
