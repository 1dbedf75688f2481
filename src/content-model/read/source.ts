/** Reads content files: bytes to text, and text to its two parts, YAML frontmatter and MDX body. */
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Diagnostic,
  excerpt,
  formatDiagnostic,
  placeAt,
  startOfFile,
} from '../check/diagnostics'
import { mergeLeftovers } from '../rules/merge-leftovers'
import { misreadLetters } from '../rules/misread-letters'
import { findMisleading, findUnprintable } from '../rules/unprintable'

/** How an editor stores text. A command that changes a file keeps it. */
export interface SourceFormat {
  byteOrderMark: boolean
  lineEnding: '\n' | '\r\n' | '\r'
}

/** A file's text, with line feeds as line endings and without a byte order mark. */
export interface Source {
  text: string
  format: SourceFormat
}

/** Returns the text of a file. Bytes that are not UTF-8 become U+FFFD. */
export function readSource(bytes: Uint8Array): Source {
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const byteOrderMark = raw.startsWith('\uFEFF')
  return {
    text: raw.slice(byteOrderMark ? 1 : 0).replace(/\r\n?/g, '\n'),
    format: { byteOrderMark, lineEnding: mostFrequentLineEnding(raw) },
  }
}

function mostFrequentLineEnding(text: string): SourceFormat['lineEnding'] {
  const endings = text.match(/\r\n|\r|\n/g) ?? []
  const lineEndings = ['\n', '\r\n', '\r'] as const
  const timesUsed = (ending: string) => endings.filter((one) => one === ending).length
  return lineEndings.reduce((a, b) => (timesUsed(b) > timesUsed(a) ? b : a))
}

/**
 * Reads a file that a command changes.
 * @param root the project's folder
 * @param file path from there: `content/home.mdx`
 * @throws when there is no such file, or it is not UTF-8
 */
export function readSourceFile(root: string, file: string): Source {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(join(root, file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${file} is not there.`)
  }
  const source = readSource(bytes)
  if (!isUtf8(bytes))
    throw new Error(formatDiagnostic({ file, ...placeOfLost(source.text), message: notUtf8 }))
  return source
}

const placeOfLost = (text: string) => placeAt(text, text.indexOf('\uFFFD'))

/** Returns the text of a file, or where and why it cannot be read. */
export function decode(bytes: Uint8Array): { text: string } | Diagnostic[] {
  const { text } = readSource(bytes)
  if (!isUtf8(bytes)) return [{ ...placeOfLost(text), message: notUtf8 }]
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

/** The parts of a file whose frontmatter is closed. */
export interface ContentParts extends SplitSource {
  text: string
  format: SourceFormat
}

/**
 * Reads and splits a content file that a command changes.
 * @throws when it cannot be read or split; the message names the file
 */
export function readContentFile(root: string, file: string): ContentParts {
  const { text, format } = readSourceFile(root, file)
  return { text, format, ...splitContent(file, text) }
}

/**
 * Splits the text of a content file.
 * @param file its path from the project's folder, for messages
 * @throws when its frontmatter is not closed
 */
export function splitContent(file: string, text: string): SplitSource {
  const split = splitFrontmatter(text, file.endsWith('.yaml'), 'the file')
  if ('message' in split) throw new Error(formatDiagnostic({ file, ...split }))
  return split
}
