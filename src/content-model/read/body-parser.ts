/** Parses Markdown with what MDX and GitHub add to it. */
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

// A single tilde is no mark: “3~5 weeks or 7~9” would strike out what stands between.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, { singleTilde: false })
  .freeze()

/**
 * Parses a body to its tree.
 * @throws VFileMessage at the first mistake of its components or expressions; RangeError when it is nested too deeply
 */
export function parseBody(text: string): Root {
  return parser.parse(text)
}
