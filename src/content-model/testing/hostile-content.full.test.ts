import { posix } from 'node:path'
import * as fc from 'fast-check'
import { runs } from '../../../tests/levels'
import { parseAtBuild } from '../../generator/gatsby-patches/testing'
import { htmlOf } from '../../generator/outputs/html'
import { type CheckedFile, pathOf, summarise } from '../check/checked-file'
import type { BodyNode } from '../read/body-tree'
import { readDocument } from '../read/document'
import { plainBody } from '../read/plain-body'
import { readSource } from '../read/source'
import { isKnown } from '../rules/body/unknown-components'
import { explainUnusableLink } from '../rules/link-rules'
import type { Mention } from '../rules/mentions'
import { explainMissingPicture } from '../site-rules/pictures'
import { hostileFile } from './hostile-content'

/** Each file takes about 3 ms. */
const fileCount = runs('hostileFiles')
jest.setTimeout(Math.max(120_000, fileCount * 40))

/** Milliseconds of CPU time, because other programs use the processor too. */
const maximumCpuTime = 2000

const markdownElement =
  /^(p|h[1-6]|ul|ol|li|a|em|strong|del|code|pre|blockquote|table|thead|tbody|tr|th|td|hr|br|sup|section|input|img)$/

const relativePath = /^(\.\.?\/)+[\w./-]+$/

/** Finds parts that could run a script or link to a forbidden address. */
function dangers(node: BodyNode): string[] {
  if (typeof node === 'string') return []
  const [type, properties, ...children] = node
  const found = children.flatMap(dangers)
  if (!markdownElement.test(type) && !isKnown(type)) found.push(`<${type}>`)
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (/^on|^style$|^dangerously|^srcdoc$|^__proto__$/i.test(name)) found.push(`${type}.${name}`)
    if (name === 'href' && explainUnusableLink(String(value))) found.push(`href=${value}`)
    if (name === 'src' && !relativePath.test(String(value))) found.push(`src=${value}`)
  }
  return found
}

/** Returns whether the check rejects a picture even if its file exists. */
function isRefused(mention: Mention, file: CheckedFile): boolean {
  const path = posix.join(posix.dirname(pathOf(file.file)), mention.target)
  const pictures = new Map([[path, path]])
  return explainMissingPicture(mention, file, { pictures, decoded: new Map() }) !== undefined
}

/** Messages of libraries or the runtime, which writers must not see. */
const foreignMessage = /^$|undefined|\[object|native code|TypeError|Invalid (input|union)|at \w+ \(/

const tag = /<[^>]*>/g

function scriptsIn(html: string): string[] {
  return (html.match(tag) ?? []).filter((one) =>
    /^<\/?(script|style|iframe|object|embed|base|form|svg|meta|link)\b|\son\w+=|javascript:|vbscript:/i.test(
      one,
    ),
  )
}

test(`${fileCount} broken and poisoned files are safe, or rejected with a message of the check`, () => {
  let accepted = 0
  const files = hostileFile('tests/fixtures/company')
  const property = fc.property(files, ({ path, bytes }) => {
    const began = process.cpuUsage()
    const document = readDocument(path, bytes)
    const { diagnostics, body, data, mentions } = document
    const { user, system } = process.cpuUsage(began)
    const time = (user + system) / 1000
    if (time > maximumCpuTime) throw new Error(`${path} took ${time} ms.`)
    const bad = diagnostics.filter(
      ({ line, column, message }) => !(line > 0 && column > 0) || foreignMessage.test(message),
    )
    expect(bad).toEqual([])
    if (diagnostics.length > 0) return
    accepted += 1
    // gatsby-plugin-mdx parses the frontmatter again. An error stops the build.
    if (path.endsWith('.mdx')) parseAtBuild(`${accepted}`, readSource(bytes).text)
    expect(data).toBeDefined()
    const refused = mentions
      .filter(({ kind, target }) => kind === 'picture' && !relativePath.test(target))
      .filter((mention) => isRefused(mention, summarise(document)))
      .map(({ target }) => `src=${target}`)
    const dangerous = body.tree.flatMap(dangers)
    expect(dangerous.filter((danger) => !refused.includes(danger))).toEqual([])
    expect(scriptsIn(htmlOf(plainBody(body.tree, { address: (target) => target })))).toEqual([])
    for (const { kind, target } of mentions)
      if (kind === 'link') expect(explainUnusableLink(target)).toBeUndefined()
  })
  fc.assert(property, { numRuns: fileCount })
  // The random files must cover both outcomes.
  expect(accepted).toBeGreaterThan(fileCount / 50)
  expect(accepted).toBeLessThan(fileCount * 0.9)
  expect({}).not.toHaveProperty('polluted')
})
