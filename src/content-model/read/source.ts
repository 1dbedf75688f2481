/** Splits a file's bytes into its two parts: YAML frontmatter and MDX body. */
import { type Diagnostic, excerpt, placeAt, startOfFile } from '../check/diagnostics'
import { mergeLeftovers } from '../rules/merge-leftovers'
import { misreadLetters } from '../rules/misread-letters'
import { findMisleading, findUnprintable } from '../rules/unprintable'

/** Returns the text of a file, or where and why it cannot be read. */
export function decode(bytes: Uint8Array): { text: string } | Diagnostic[] {
  let text: string
  try {
    // The decoder drops the byte order mark that some editors write.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    const replaced = new TextDecoder('utf-8').decode(bytes)
    return [{ ...placeAt(replaced, replaced.indexOf('\uFFFD')), message: notUtf8 }]
  }
  // Each kind is returned alone: further diagnostics of such a file would puzzle.
  const misread = [...mergeLeftovers(text), ...misreadLetters(text)]
  if (misread.length > 0) return misread
  const found = findUnprintable(text)
  if (found) return [{ ...placeAt(text, found.index), message: found.message }]
  const misleading = findMisleading(text)
  if (misleading.length === 0) return { text }
  return misleading.map(({ index, character, instead, message }) => ({
    ...placeAt(text, index),
    message,
    ...(instead !== undefined && { fix: { from: character, to: instead } }),
  }))
}

const notUtf8 =
  'The file is not UTF-8 text. Save it again with the encoding UTF-8 (in most editors: “Save with encoding”).'

interface SplitSource {
  yaml: string
  /** Line on which the YAML begins. */
  yamlLine: number
  /** The whole text with the frontmatter blanked out, so that lines keep their numbers. */
  body: string
  /** Line on which the body begins. */
  bodyLine: number
}

/**
 * Splits a file at the fences of its frontmatter. A file that is YAML as a whole has no body.
 * @param noun what an entry is called in messages: "a service"
 */
export function splitFrontmatter(
  text: string,
  isYaml: boolean,
  noun: string,
): SplitSource | Diagnostic {
  const fail = (message: string, place = startOfFile) => ({ ...place, message })
  if (text.trim() === '')
    return fail(
      isYaml
        ? 'The file is empty. It holds the fields of the settings, each as name: value.'
        : `The file is empty. Write the fields of ${noun} between two lines of ---, and the text below them.`,
    )
  if (isYaml) return { yaml: text, yamlLine: 1, body: '', bodyLine: 1 }
  const [first = '', ...rest] = text.split('\n')
  if (!/^---[ \t]*$/.test(first))
    return fail(
      'The file does not begin with frontmatter. Write --- on the very first line, the fields below it, each as name: value, and --- on a line of its own after them.',
    )
  // The plugin that creates the nodes ends the frontmatter here, whatever follows on the line.
  const length = rest.findIndex((line) => line.startsWith('---'))
  if (length === -1)
    return fail(
      'The frontmatter that begins here is never closed. Write --- on a line of its own after the last field.',
    )
  if (!/^---[ \t]*$/.test(rest[length] ?? ''))
    return fail(
      `The line “${excerpt(rest[length] ?? '')}” begins with ---, which ends the frontmatter. Write --- and nothing else on the line that ends it.`,
      { line: length + 2, column: 1 },
    )
  return {
    yaml: `${rest.slice(0, length).join('\n')}\n`,
    yamlLine: 2,
    body: '\n'.repeat(length + 2) + rest.slice(length + 1).join('\n'),
    bodyLine: length + 3,
  }
}
