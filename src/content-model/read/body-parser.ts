/** Parses Markdown with what MDX and GitHub add to it. */
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Data, type Processor, unified } from 'unified'

/** Matches every text with a bare address and, by its last alternative, every text with a table. */
const rareSigns = /http|www|@|&[#\w]+;|^[ \t>]*[|:-][|: \t-]*$/im

/**
 * Names of the parser’s constructs for bare addresses and tables. Each letter may begin an address, and
 * each line a table: to look for them takes two fifths of the time in which a text is parsed.
 */
const rareConstructs = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink', 'table'])

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze()
const plainParser = parser().use(withoutRareSyntax).freeze()

/**
 * Parses a body to its tree.
 * @throws VFileMessage at the first mistake of its components or expressions; RangeError when it is nested too deeply
 */
export function parseBody(text: string): Root {
  return (rareSigns.test(text) ? parser : plainParser).parse(text)
}

/** Removes from a parser the constructs that a text without rare signs does not need. */
function withoutRareSyntax(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    ...(extension.flow && { flow: withoutRareConstructs(extension.flow) }),
    ...(extension.text && { text: withoutRareConstructs(extension.text) }),
  }))
  // Only the extension for addresses has transforms, which go through the tree afterwards.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .filter(({ transforms }) => !transforms)
}

type MicromarkExtension = NonNullable<Data['micromarkExtensions']>[number]
/** Constructs by the code of the character that they begin with. */
type Constructs = NonNullable<MicromarkExtension['text']>

function withoutRareConstructs(constructs: Constructs): Constructs {
  const left = Object.entries(constructs).map(([code, some]) => {
    const kept = [some ?? []].flat().filter(({ name = '' }) => !rareConstructs.has(name))
    return [code, kept] as const
  })
  return Object.fromEntries(left.filter(([, { length }]) => length > 0))
}
