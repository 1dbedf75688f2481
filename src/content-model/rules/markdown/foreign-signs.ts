/** Finds comments, links, highlighting and embedded files in the syntax of other tools. Pages would show them as text. */
import type { Code, Link, Root } from 'mdast'
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { startOf } from '../body/body-diagnostics'
import { plainPath } from '../picture-paths'

/**
 * Reports these signs in a body.
 * @param prose visible text, as long as the source; see `proseText`
 */
export function foreignSigns(root: Root, source: string, prose: string): Diagnostic[] {
  const diagnostics = [
    ...comments(source, prose),
    ...links(source, prose),
    ...highlights(prose),
    ...contentLists(source, prose),
  ]
  forEachNode(root, (node) => {
    const message = node.type === 'code' ? explainFence(node, source) : undefined
    if (message) diagnostics.push({ ...startOf(node), ...message })
    if (node.type === 'link') diagnostics.push(...explainPlayer(node, source))
  })
  return diagnostics
}

const commentMark = /(?<![\\%\d])%%(?!%)/g

/** Reports comments between %% and %%. */
function comments(source: string, prose: string): Diagnostic[] {
  const marks = [...prose.matchAll(commentMark)].map(({ index }) => index)
  return marks.flatMap((start, number): Diagnostic[] => {
    const end = marks[number + 1]
    // Every second mark ends a comment. A single %% inside a line is not a comment.
    if (number % 2 === 1 || (end === undefined && !/(^|\n)[ \t>]*$/.test(source.slice(0, start))))
      return []
    const from = source.slice(start, (end ?? start) + 2)
    const words = from.slice(2, -2).trim()
    const message = `“${excerpt(from, 40)}” is not a comment here, and would be published. Write {/* ${excerpt(words, 40) || '…'} */}, or remove it.`
    const isWhole = end !== undefined && !from.includes('\n\n') && !from.includes('*/')
    const to = from.includes('\n') ? `{/*\n${words}\n*/}` : `{/* ${words} */}`
    return [{ ...placeAt(source, start), message, ...(isWhole && { fix: { from, to } }) }]
  })
}

/** A name in double brackets. Double brackets around numbers are a footnote or a matrix. */
const doubleBrackets =
  /(?<!\\)(!?)\[\[(?![ _]*toc[ _]*\]\])(?=[^\][\n]*\p{L})([^\][\n|]+)(?:\|([^\][\n]*))?\]\]/giu

function links(source: string, prose: string): Diagnostic[] {
  return [...prose.matchAll(doubleBrackets)].map(
    ({ 0: written, 1: embed, 2: target = '', 3: words, index }) => ({
      ...placeAt(source, index),
      message: embed ? explainEmbed(written, target.trim()) : explainLink(written, words ?? target),
    }),
  )
}

function explainEmbed(written: string, target: string): string {
  const isFile = /\.\w+$/.test(target)
  const cure = isFile
    ? `Put the file next to this one, and write: ![What it shows](${plainPath(target)})`
    : 'Write the text itself, or a link: [words](/services/erp-integration)'
  return `“${excerpt(written, 40)}” is syntax of Obsidian, which pages would show as text. ${cure}`
}

function explainLink(written: string, words: string): string {
  return `“${excerpt(written, 40)}” is a link of Obsidian or a wiki, which pages would show as text. Write the address after the words: [${excerpt(words.trim(), 30)}](/services/erp-integration)`
}

/** Words between == and ==. Between letters, == compares values. */
const highlight =
  /(?<![=\\\p{L}\p{N}])==(?=[\p{L}\p{N}“"'(])([^=\n]*[\p{L}\p{N}.,!?”"')])==(?![=\p{L}\p{N}])/gu

function highlights(prose: string): Diagnostic[] {
  return [...prose.matchAll(highlight)].map(({ 0: written, 1: words = '', index }) => ({
    ...placeAt(prose, index),
    message: `“${excerpt(written, 40)}” is highlighting of Obsidian and Typora, which pages would show as text. Write: **${excerpt(words, 40)}**`,
  }))
}

/** A mark for a list of contents, alone on its line. The visible text has no underscores, which are emphasis. */
const contentList = /^[ \t]*(\[toc\]|\[\[[ _]*toc[ _]*\]\])[ \t]*$/gim

function contentLists(source: string, prose: string): Diagnostic[] {
  return [...prose.matchAll(contentList)].map(({ 0: line, 1: mark = '', index }) => {
    const start = index + line.indexOf(mark)
    const written = source.slice(start, start + mark.length)
    return {
      ...placeAt(source, start),
      message: `“${written}” is a list of contents in other tools, which pages would show as text. Remove it: long pages have a list of contents.`,
    }
  })
}

/** Explains a player such as `@[video](https://example.com)`. A name after @ is a mention: `@[Sari](/team)`. */
function explainPlayer({ url, position }: Link, source: string): Diagnostic[] {
  const start = (position?.start.offset ?? 0) - 1
  const [written] =
    /^@\[(video|audio|embed|pdf|youtube|vimeo)\]/i.exec(source.slice(Math.max(0, start))) ?? []
  if (!written || start < 0) return []
  return [
    {
      ...placeAt(source, start),
      message: `“${written}” is a player of other tools, and pages would show a link. Write a link: [What it shows](${/^https?:/.test(url) ? url : 'https://…'})`,
    },
  ]
}

/** Explains a fence with its language in braces (Quarto, MyST) or with Mermaid in capital letters. */
function explainFence(
  { lang, meta, position }: Code,
  source: string,
): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  if (!lang || !/^\{|^mermaid$/i.test(lang) || lang === 'mermaid') return undefined
  const written = `\`\`\`${lang}${meta ? ` ${meta}` : ''}`
  const [name = 'sh'] = /[\w-]+/.exec(`${lang} ${meta ?? ''}`) ?? []
  const isMermaid = name.toLowerCase() === 'mermaid'
  const right = `\`\`\`${isMermaid ? 'mermaid' : name}`
  const message = isMermaid
    ? `“${excerpt(written, 40)}” does not begin a diagram, so its source would be shown as code. Write the caption after ${right}: ${right} Where a sale waits`
    : `“${excerpt(written, 40)}” has a language in braces, which does not work here. Write: ${right}`
  const [from, fence = ''] =
    /^(`{3,}|~{3,})[ \t]*(?:\{[^{}\n]*\}|\w+)/.exec(source.slice(position?.start.offset)) ?? []
  const to = fence + right.slice(3)
  return { message, ...(from && { fix: { from, to } }) }
}
