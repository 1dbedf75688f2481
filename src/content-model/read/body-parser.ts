/** Parses Markdown with what MDX and GitHub add to it. */
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Data, type Processor, unified } from 'unified'

/** One of these is in every text with a bare address, and the last in every one with a table. */
const rareSigns = /http|www|@|&[#\w]+;|^[ \t>]*[|:-][|: \t-]*$/im

/**
 * What bare addresses and tables are recognised by. Each letter may begin an address, and each line a
 * table: to look for them takes two fifths of the time in which a text is parsed.
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

/** Takes from a parser what a text without rare signs has no use for. */
function withoutRareSyntax(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    ...(extension.flow && { flow: withoutRareConstructs(extension.flow) }),
    ...(extension.text && { text: withoutRareConstructs(extension.text) }),
  }))
  // Only that of addresses goes through the tree afterwards.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .filter(({ transforms }) => !transforms)
}

type MicromarkExtension = NonNullable<Data['micromarkExtensions']>[number]
/** Constructs by the code of the sign that one begins with. */
type Constructs = NonNullable<MicromarkExtension['text']>

function withoutRareConstructs(constructs: Constructs): Constructs {
  const left = Object.entries(constructs).map(([code, some]) => {
    const kept = [some ?? []].flat().filter(({ name = '' }) => !rareConstructs.has(name))
    return [code, kept] as const
  })
  return Object.fromEntries(left.filter(([, { length }]) => length > 0))
}
