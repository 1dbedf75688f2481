import { fixSource } from '../../authoring/autofix'
import { readDocument } from '../document'

/**
 * Reads fields of an offering. `fixed` are the lines after `--fix`, and `after`
 * are the diagnostics about them.
 */
export function readFields(text: string) {
  const lines = text.split('\n')
  const fields = lines.some((line) => line.startsWith('title')) ? lines : ['title: A', ...lines]
  const rest = ['summary: B.', 'icon: compass'].filter(
    (line) => !fields.some((field) => field.startsWith(line.slice(0, 5))),
  )
  const source = `---\n${[...fields, ...rest].join('\n')}\n---\nText.\n`
  const { diagnostics } = readDocument('offerings/a.mdx', Buffer.from(source))
  const fixed = fixSource(source, diagnostics).text
  return {
    messages: diagnostics.map(({ line, message }) => `${line} ${message}`),
    fixed: fixed
      .split('\n')
      .slice(fields.length - lines.length + 1, fields.length + 1)
      .join('\n'),
    after: readDocument('offerings/a.mdx', Buffer.from(fixed)).diagnostics,
  }
}
