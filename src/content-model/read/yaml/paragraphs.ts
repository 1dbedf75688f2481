import { lineAt, lineStart } from './lines'

/** Words with a colon, which YAML reads as a field inside the value. */
const hasColon = /^\s*(?!- )[^\s:"'[{|>#&*][^:\n]*\s[^:\n]*:\s/

/**
 * Explains a colon in a value on several lines.
 * @param offset of the reported line
 */
export function explainParagraph(
  source: string,
  offset: number,
): { offset: number; cause: string } | undefined {
  const start = lineStart(source, offset)
  const above = source.slice(0, start + lineAt(source, offset).length).split('\n')
  const index = above.findLastIndex((line) => /^ *(?:- )?[\w-]+:(?: |$)/.test(line))
  const field = above[index] ?? ''
  const [, column = '', name = '', value = ''] = /^( *(?:- )?)([\w-]+):\s*(.*)/.exec(field) ?? []
  const below = source.split('\n').slice(index + 1)
  const end = below.findIndex((line) => !line.startsWith(`${column.replace('-', ' ')} `))
  const lines = below.slice(0, end === -1 ? undefined : end)
  const isText = lines.every((line) => !/^\s*(?:- |#|[\w-]+:(?: |$))/.test(line))
  if (lines.length === 0 || !isText || ![value, ...lines].some((line) => hasColon.test(`${line} `)))
    return undefined
  return {
    offset: above.slice(0, index).join('\n').length + (index > 0 ? 1 : 0),
    cause: `its value has several lines and a colon. Write >- after ${name}: and the whole value on the lines below it, for example:\n    ${name}: >-\n      ${[value, ...lines].map((line) => line.trim()).find(Boolean)}`,
  }
}
