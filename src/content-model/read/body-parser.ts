/** Parses Markdown with what MDX and GitHub add to it. */
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze()

/**
 * Parses a body to its tree.
 * @throws VFileMessage at the first mistake of its components or expressions; RangeError when it is nested too deeply
 */
export function parseBody(text: string): Root {
  return parser.parse(text)
}
