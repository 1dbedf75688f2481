import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import {
  type Diagnostic,
  excerpt,
  formatDiagnostic,
  placeAt,
  startOfFile,
} from '../check/diagnostics'
import { mergeLeftovers } from '../rules/text/merge-leftovers'
import { misreadLetters } from '../rules/text/misread-letters'
import { findMisleading, findUnprintable } from '../rules/text/unprintable'
import { readIfThere } from './files'

/** Commands keep this format when they change a file. */
export interface SourceFormat {
  byteOrderMark: boolean
  lineEnding: '\n' | '\r\n' | '\r'
}

interface Source {
  text: string
  format: SourceFormat
}

/**
 * Decodes a file to text with `\n` as line ending and no byte order mark.
 * Invalid UTF-8 becomes U+FFFD.
 */
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
  const timesUsed = (ending: string) => endings.filter((used) => used === ending).length
  return lineEndings.reduce((a, b) => (timesUsed(b) > timesUsed(a) ? b : a))
}

/**
 * Reads a file for a command that changes it.
 * @param root the project's folder
 * @param file relative to `root`
 * @throws if the file does not exist or is not UTF-8
 */
export function readSourceFile(root: string, file: string): Source {
  const bytes = readIfThere(join(root, file))
  if (!bytes) throw new Error(`${file} does not exist.`)
  const source = readSource(bytes)
  if (!isUtf8(bytes))
    throw new Error(formatDiagnostic({ file, ...placeOfLost(source.text), message: notUtf8 }))
  return source
}

const placeOfLost = (text: string) => placeAt(text, text.indexOf('\uFFFD'))

/** Decodes a file, or returns the reasons why it is not readable. */
export function decode(bytes: Uint8Array): { text: string } | Diagnostic[] {
  const { text } = readSource(bytes)
  if (!isUtf8(bytes)) return [{ ...placeOfLost(text), message: notUtf8 }]
  // Reports one kind of error at a time, because more would only confuse.
  const misread = [...mergeLeftovers(text), ...misreadLetters(text)]
  if (misread.length > 0) return misread
  const unprintable = findUnprintable(text)
  if (unprintable) return [{ ...placeAt(text, unprintable.index), message: unprintable.message }]
  const misleading = findMisleading(text)
  if (misleading.length === 0) return { text }
  return misleading.map(({ index, character, instead, message }) => ({
    ...placeAt(text, index),
    message,
    ...(instead !== undefined && { fix: { from: character, to: instead } }),
  }))
}

const notUtf8 =
  'The file is not UTF-8 text. Save it with the encoding UTF-8 (in most editors: “Save with encoding”).'

interface SplitSource {
  yaml: string
  /** From 1. */
  yamlLine: number
  /** Has blank lines in place of the frontmatter, to keep line numbers. */
  body: string
  bodyLine: number
}

/**
 * Splits a file into YAML frontmatter and MDX body.
 * @param noun name of an entry in messages: "a service"
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
        ? 'The file is empty. Write the fields of the settings, each as name: value.'
        : `The file is empty. Write the fields of ${noun} between two lines of ---, and the text below them.`,
    )
  if (isYaml) return { yaml: text, yamlLine: 1, body: '', bodyLine: 1 }
  const [first = '', ...rest] = text.split('\n')
  const [from = '', mark = ''] = /^\s*([-–—+]+|`{3}ya?ml)[ \t]*(?=\n)/.exec(text) ?? []
  if (mark && from.trimEnd() !== '---')
    return {
      ...fail(
        mark === '---'
          ? 'The file begins with spaces or an empty line. Remove them: --- is the very first line.'
          : `The file begins with ${mark}. Write exactly --- on the very first line.`,
      ),
      ...(!/[+`]/.test(mark) && { fix: { from, to: '---' } }),
    }
  if (!/^---[ \t]*$/.test(first))
    return fail(
      'The file does not begin with frontmatter. Write --- on the very first line, the fields below it, each as name: value, and --- on a separate line after them.',
    )
  // gatsby-plugin-mdx ends the frontmatter at any line that starts with ---.
  const length = rest.findIndex((line) => line.startsWith('---'))
  if (length === -1)
    return fail(
      'The frontmatter is never closed. Write --- on a separate line after the last field.',
    )
  if (!/^---[ \t]*$/.test(rest[length] ?? ''))
    return fail(
      `The line “${excerpt(rest[length] ?? '')}” begins with ---, which ends the frontmatter. Write only --- on the line that ends it.`,
      { line: length + 2, column: 1 },
    )
  return {
    yaml: `${rest.slice(0, length).join('\n')}\n`,
    yamlLine: 2,
    body: '\n'.repeat(length + 2) + rest.slice(length + 1).join('\n'),
    bodyLine: length + 3,
  }
}

/**
 * Reads and splits a content file for a command that changes it.
 * @throws if the file is not readable or cannot be split
 */
export function readContentFile(root: string, file: string): Source & SplitSource {
  const source = readSourceFile(root, file)
  return { ...source, ...splitContent(file, source.text) }
}

/**
 * Splits the text of a content file.
 * @param file relative to the project
 * @throws if the file is empty or the fences of its frontmatter are wrong
 */
export function splitContent(file: string, text: string): SplitSource {
  const split = splitFrontmatter(text, file.endsWith('.yaml'), 'the file')
  if ('message' in split) throw new Error(formatDiagnostic({ file, ...split }))
  return split
}
