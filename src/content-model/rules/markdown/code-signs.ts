/** Advice on signs in code that a reader copies and no program understands: word processors put them there. */
import type { Root } from 'mdast'
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { oddSpace } from './paragraph-lines'

/** What programs expect in the place of a sign. A dash counts where an option follows it. */
const instead: readonly [sign: RegExp, name: string, right: string][] = [
  [new RegExp(oddSpace), 'a no-break space', 'a space'],
  [/[“”„‟]/, 'a curly quote', '"'],
  [/[‘’‚‛]/, 'a curly quote', "'"],
  [/(?<=\s)[–—](?=\p{L})/u, 'a dash', '--'],
]
/** Languages of code that people read, and no program. */
const proseLanguages: ReadonlySet<unknown> = new Set([
  'text',
  'txt',
  'plain',
  'md',
  'markdown',
  'mdx',
])

/** Returns advice on each piece of code of a body, at its first such sign. */
export function codeSigns(root: Root, source: string): Diagnostic[] {
  const advice: Diagnostic[] = []
  forEachNode(root, (node) => {
    if (node.type !== 'inlineCode' && (node.type !== 'code' || proseLanguages.has(node.lang)))
      return
    const start = node.position?.start.offset ?? 0
    const written = source.slice(start, node.position?.end.offset)
    // The first line of a fence has its language.
    const from = node.type === 'code' ? written.indexOf('\n') + 1 : 0
    const found = instead.flatMap(([sign, name, right]) => {
      const match = sign.exec(written.slice(from))
      return match ? [{ at: start + from + match.index, sign: match[0], name, right }] : []
    })
    const [first] = found.toSorted((a, b) => a.at - b.at)
    if (!first) return
    const names = [...new Set(found.map(({ name, right }) => `${name}: type ${right}`))].join(
      ', and ',
    )
    advice.push({
      ...placeAt(source, first.at),
      message: `The code “${excerpt(lineAt(source, first.at), 40)}” has ${names}. Programs do not understand these signs when a reader copies them.`,
    })
  })
  return advice
}

function lineAt(source: string, offset: number): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''
}
