import { fixSource } from '../../authoring/autofix'
import { readBody } from '../../read/body'

/** Returns the diagnostics of a body as lines, and its text after `--fix`. */
export function readAndFix(source: string) {
  const { diagnostics } = readBody(source, [])
  const messages = diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)
  return { messages, fixed: fixSource(source, diagnostics).text }
}
