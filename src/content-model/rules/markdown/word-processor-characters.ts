import type { Root } from 'mdast'
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { lineAt } from '../../read/yaml/lines'
import { writtenOf } from '../body/body-diagnostics'
import { specialSpace } from './paragraph-lines'

/** Characters that word processors insert. A dash counts only before an option. */
const instead: readonly [character: RegExp, name: string, right: string][] = [
  [new RegExp(specialSpace), 'a no-break space', 'a space'],
  [/[“”„‟]/, 'a curly quote', '"'],
  [/[‘’‚‛]/, 'a curly quote', "'"],
  [/(?<=\s)[–—](?=\p{L})/u, 'a dash', '--'],
]
/** Fence languages for readers, not for programs. */
const proseLanguage = /^(text|txt|plain|md|markdown|mdx)$/

/** Advises on characters from word processors in code, once per piece of code. */
export function wordProcessorCharacters(root: Root, source: string): Diagnostic[] {
  const advice: Diagnostic[] = []
  forEachNode(root, (node) => {
    if (node.type !== 'inlineCode' && node.type !== 'code') return
    if (node.type === 'code' && proseLanguage.test(node.lang ?? '')) return
    const start = node.position?.start.offset ?? 0
    const written = writtenOf(node, source)
    // Skip the line with the language.
    const from = node.type === 'code' ? written.indexOf('\n') + 1 : 0
    const found = instead.flatMap(([character, name, right]) => {
      const match = character.exec(written.slice(from))
      return match ? [{ at: start + from + match.index, name, right }] : []
    })
    const [first] = found.toSorted((a, b) => a.at - b.at)
    if (!first) return
    const names = [...new Set(found.map(({ name, right }) => `${name} (type ${right})`))].join(
      ', and ',
    )
    const message = `The code “${excerpt(lineAt(source, first.at), 40)}” has ${names}. Programs do not understand these characters when a reader copies them.`
    advice.push({ ...placeAt(source, first.at), message })
  })
  return advice
}
