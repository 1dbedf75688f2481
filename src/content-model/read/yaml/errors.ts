import type { YAMLError } from 'yaml'
import { type Diagnostic, excerpt } from '../../check/diagnostics'
import { explainIndentation, indentation, isAboutIndentation, isOverIndented } from './indentation'
import {
  lineAt,
  lineStart,
  literal,
  nextLine,
  quoted,
  quotedLine,
  withoutCurlyQuotes,
} from './lines'
import { explainParagraph } from './paragraphs'

export interface YamlDiagnostic extends Pick<Diagnostic, 'message' | 'fix'> {
  offset: number
}

/** Further errors have the same cause. */
const maxReportedErrors = 100

/** Explains the first error of each line, which causes its other errors. */
export function explainYamlErrors(all: readonly YAMLError[], source: string): YamlDiagnostic[] {
  const errors = all.slice(0, maxReportedErrors)
  const diagnostics = new Map<number, YamlDiagnostic>()
  for (const error of errors) {
    const alike = errors.filter((other) => other.pos[0] === error.pos[0])
    const codes = alike.map((other) => other.code)
    const reported = explain(error, codes, source)
    const paragraph = explainParagraph(source, reported.offset)
    const { offset, cause } =
      paragraph ??
      ((isAboutIndentation(error, codes) && explainIndentation(reported.offset, source)) ||
        reported)
    const message = `The line “${excerpt(lineAt(source, offset))}” cannot be read: ${cause}`
    const fix = paragraph ? undefined : reported.fix
    const start = lineStart(source, offset)
    if (!diagnostics.has(start)) diagnostics.set(start, { offset, message, ...(fix && { fix }) })
    // This error causes all later errors.
    if (error.code === 'UNEXPECTED_TOKEN' || isAboutIndentation(error, codes)) break
  }
  return [...diagnostics.values()]
}

function explain(
  { code, message, pos: [offset] }: YAMLError,
  codes: readonly string[],
  source: string,
): { offset: number; cause: string; fix?: Diagnostic['fix'] } {
  const here = (cause: string) => ({ offset, cause })
  switch (code) {
    case 'TAB_AS_INDENT':
      return here(
        'it begins with a tab. Indent with two spaces for each level, for example:\n    hero:\n      title: One set of books',
      )
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (isOverIndented(codes))
        return {
          offset: nextLine(source, offset),
          cause: `it has more indentation than the field above it, which already has a value. ${indentation}`,
        }
      if (source.startsWith('? ', offset)) return here(needsQuotes(source, offset))
      return code === 'BLOCK_AS_IMPLICIT_KEY'
        ? explainColon(source, offset)
        : here(withoutColon(source, offset))
    case 'BAD_SCALAR_START':
      return here(needsQuotes(source, offset))
    case 'BAD_ALIAS':
      return here(
        /^\s*[*&] /.test(lineAt(source, offset))
          ? `a list begins each item with “- ”. Write: ${lineAt(source, offset).trim().replace(/^./, '-')}`
          : `a value that begins with & or * needs quotes. Write: ${quotedLine(source, offset, 'title: "*"')}`,
      )
    case 'BAD_DQ_ESCAPE':
      return explainBackslash(source, offset)
    case 'BLOCK_IN_FLOW':
      return here(
        'between [ and ] or { and }, a value with a colon in it needs quotes. Write, for example: tags: ["Ledgers: a guide"]',
      )
    case 'MULTIPLE_DOCS':
      return here('--- or ... ends the list of fields before it. Remove the line.')
    default:
      return explainByWords(message, offset, source)
  }
}

function needsQuotes(source: string, offset: number): string {
  return `a value that begins with ${source[offset]} needs quotes. Write: ${quotedLine(source, offset, 'title: "@tirtana"')}`
}

/** Explains text after the character that starts a list, group, alias or block text. */
function explainSpecialCharacter(source: string, offset: number) {
  const start = lineStart(source, offset)
  const [, before] =
    /^(\s*(?:- )?[\w-]+: +)(?:\[[^\],]*\] +\p{L}|\{[^},:]*\} +\p{L}|\*\S|[|>] +\S)/u.exec(
      lineAt(source, offset),
    ) ?? []
  if (before === undefined) return undefined
  const value = start + before.length
  return { offset: value, cause: needsQuotes(source, value) }
}

function explainFirstField(source: string, offset: number) {
  const [above = ''] = /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(source) ?? []
  if (!/^ +\S/.test(source.slice(above.length)) || /^\s/.test(lineAt(source, offset)))
    return undefined
  return {
    offset: above.length,
    cause: `it has more indentation than the fields below it. ${indentation}`,
  }
}

function explainColon(source: string, offset: number) {
  const value = source.slice(offset).split('\n', 1)[0]?.trim() ?? ''
  const to = quoted(withoutCurlyQuotes(value))
  const line = quotedLine(source, offset, 'title: "Ledgers: a guide"')
  const isCertain = !value.includes(' #') && line.endsWith(to)
  return {
    offset,
    cause: `a value with a colon in it needs quotes. Write: ${line}`,
    ...(isCertain && { fix: { from: value, to } }),
  }
}

function explainBackslash(source: string, offset: number) {
  const cause = 'between double quotes, \\ begins a special character.'
  const start = lineStart(source, offset)
  const [, before = '', from] =
    /^([^"\n]*)("(?:[^"\\\n]|\\.)*")[ \t]*$/.exec(lineAt(source, offset)) ?? []
  if (!from)
    return {
      offset,
      cause: `${cause} Write \\\\ for a backslash, or put the value in single quotes.`,
    }
  const to = literal(from)
  return { offset: start + before.length, cause: `${cause} Write: ${to}`, fix: { from, to } }
}

/** Reads the parser's message, because some codes cover several mistakes. */
function explainByWords(message: string, offset: number, source: string) {
  const here = (cause: string) => ({ offset, cause })
  const quote = /closing (["'])quote/.exec(message)?.[1]
  if (quote) {
    const start = Math.max(0, source.lastIndexOf(quote, offset - 1))
    const [, before = ''] = /^(\s*(?:- )?[\w-]+: +)["']/.exec(lineAt(source, start)) ?? []
    const isValue = before.length > 0 && lineStart(source, start) + before.length === start
    return {
      offset: start,
      cause: `the quote ${quote} is never closed. ${isValue ? `Write: ${lineAt(source, start).trim()}${quote}` : `Write, for example: title: ${quote}ERP Integration${quote}`}`,
    }
  }
  const bracket = /end with a ([\]}])/.exec(message)?.[1]
  if (bracket) {
    const opening = bracket === ']' ? '[' : '{'
    const start = Math.max(0, source.lastIndexOf(opening, offset - 1))
    const [, value, comment] =
      /([^\s:,[{][^:,[{\n]*)[ \t]+(#[^\n]*)/.exec(source.slice(start, offset)) ?? []
    if (comment?.includes(bracket))
      return {
        offset: start,
        cause: `after a space, # begins a comment, which includes the ${bracket}. Put the value in quotes: ${quoted(`${value} ${comment.split(/[,\]}]/)[0]?.trim()}`)}`,
      }
    const line = lineAt(source, start).trim()
    const isOneLine = !/[[{,]$/.test(line)
    return {
      offset: start,
      cause: `${opening} is never closed with ${bracket}. ${isOneLine ? `Write: ${line}` : 'Write, after the last item: '}${bracket}`,
    }
  }
  const special =
    /node end|Not a YAML token/.test(message) && explainSpecialCharacter(source, offset)
  if (special) return special
  const indented = /node end/.test(message) && explainFirstField(source, offset)
  if (indented) return indented
  if (/node end/.test(message) && /["'] *$/.test(source.slice(0, offset)))
    return here(`there is text after the closing quote. Write: ${requotedLine(source, offset)}`)
  if (/same column|without - indicator/.test(message)) {
    // The parser may report the end of the line above.
    const atLineEnd = /^[ \t]*(\n|$)/.test(source.slice(offset))
    const wrong = atLineEnd ? nextLine(source, offset) : offset
    const above = lineAt(source, lineStart(source, wrong) - 1)
    if (/\s#/.test(above) && !lineAt(source, wrong).includes(':'))
      return {
        offset: wrong,
        cause: `the # above it begins a comment, which ends the value. Put the value in quotes, for example: ${quoted('Ranked #1 in Jakarta')}`,
      }
    if (/^\s*-\w/.test(lineAt(source, wrong)))
      return { offset: wrong, cause: withoutColon(source, wrong) }
    return {
      offset: wrong,
      cause: `it does not begin in the same column as the other fields of its group. ${indentation}`,
    }
  }
  if (/block-seq-ind/.test(message))
    return here(
      'a value that begins with “- ” needs quotes, and a list begins on the line below its field, for example:\n    industries:\n      - fintech',
    )
  if (/scalar header/.test(message))
    return here(
      'the text after | or > begins on the next line, for example:\n    description: >-\n      We connect SAP and Oracle to the ledgers you transact on.',
    )
  const bare = lineWithoutColon(source, offset)
  if (bare !== undefined) return { offset: bare, cause: withoutColon(source, bare) }
  return here(
    'write each field as name: value, and each item of a list on a separate line after “- ”. Put values with special characters in quotes.',
  )
}

/**
 * Returns the offset of a line that lacks a colon: the line at the offset, or
 * the last line with text above it.
 */
function lineWithoutColon(source: string, offset: number): number | undefined {
  const start = lineStart(source, offset)
  const above = /(?:^|\n)([^\n]*)\n(?:[ \t]*(?:#[^\n]*)?\n)*$/.exec(source.slice(0, start))
  const candidates = [
    { at: start, line: lineAt(source, offset) },
    { at: start - (above?.[0].replace(/^\n/, '').length ?? 0), line: above?.[1] ?? '' },
  ]
  return candidates.find(({ line }) => /^[A-Za-z][^:#]*$/.test(line))?.at
}

/** Returns a line with text after a quote, with its whole value in quotes. */
function requotedLine(source: string, offset: number): string {
  const [, name = 'title', written = ''] =
    /^\s*(?:- )?"?([\w-]+)"?: +(.*?),?\s*$/.exec(lineAt(source, offset)) ?? []
  const [, mark = '', inner = ''] = /^(["'])(.*)\1$/.exec(written) ?? []
  if (!inner.includes(mark)) return `${name}: ${written}`
  return `${name}: ${quoted(inner || written)}`
}

/** Explains a line without a field. */
export function withoutColon(source: string, offset: number): string {
  const line = lineAt(source, offset).trim()
  const [, name, mark = '', value] = /^([\w-]+)(:| ?= ?|：\s*)(\S.*)$/.exec(line) ?? []
  if (name && value)
    return `${mark === ':' ? 'there is no space after the colon' : `${mark.trim()} is not a colon`}. Write: ${name}: ${value}`
  if (/^-\w/.test(line)) return `there is no space after the -. Write: ${line.replace('-', '- ')}`
  if (/^- [\w-]+: /.test(line))
    return `“- ” begins an item of a list, but there is no list here. Write: ${line.slice(2)}`
  return 'it has no colon. Write each field as name: value, for example: title: ERP Integration'
}
