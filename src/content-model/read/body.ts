import Slugger from 'github-slugger'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { shellId } from '../addresses/shell-id'
import { type Diagnostic, excerpt, startOfFile } from '../check/diagnostics'
import { type BodyDiagnostics, type OriginalBody, startOf } from '../rules/body/body-diagnostics'
import { accidentalFormatting } from '../rules/markdown/accidental-formatting'
import { foreignBlocks } from '../rules/markdown/foreign-blocks'
import { foreignSyntax } from '../rules/markdown/foreign-syntax'
import { headingAdvice } from '../rules/markdown/heading-levels'
import { lostBackslashes } from '../rules/markdown/lost-backslashes'
import { lostWords } from '../rules/markdown/lost-words'
import { checkMarkdown } from '../rules/markdown/markdown-rules'
import { misreadBlocks } from '../rules/markdown/misread-blocks'
import { proseText } from '../rules/markdown/prose-text'
import { wordProcessorCharacters } from '../rules/markdown/word-processor-characters'
import { withoutNewParts } from '../translation/stale-body'
import { forEachNode, parseBody } from './body-parser'
import { replacePictures, shapeBody } from './body-shape'
import { type BodyNode, toTree } from './body-tree'
import { explainParseError } from './parse-errors'

export interface BodyHeading {
  depth: number
  text: string
  id: string
}

export interface Body extends Omit<BodyDiagnostics, 'lines'> {
  tree: BodyNode[]
  headings: BodyHeading[]
  /** The visible text, one line per block. */
  text: string
  /** For the reading time. */
  wordCount: number
}

const toHtml = unified().use(remarkRehype, {
  passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  clobberPrefix: shellId(''),
  footnoteLabelProperties: { className: ['footnotes-label'] },
  // text-labels.ts adds the words in the page's language.
  footnoteLabel: '',
  footnoteBackLabel: (index, repetition) =>
    repetition > 1 ? `${index + 1}-${repetition}` : `${index + 1}`,
})

/**
 * Parses an MDX body to a tree for pages, and collects all diagnostics.
 * @param written the body, with blank lines in place of the frontmatter to keep line numbers
 * @param takenIds ids of the template's sections
 * @param translated the original of a translation, which provides heading ids and shared properties
 * @param path of the file, relative to `content/`
 * @throws RangeError if the body is nested too deeply
 */
export function readBody(
  written: string,
  takenIds: readonly string[],
  translated?: OriginalBody,
  path?: string,
): Body {
  const { diagnostics: foreign, text: source } = foreignBlocks(written)
  const { root, diagnostics: unparsed } = parse(source)
  const prose = proseText(root, source)
  const misread = [
    ...foreign,
    ...foreignSyntax(root, source, prose),
    ...lostBackslashes(source, prose),
    ...misreadBlocks(root, source),
  ]
  shapeBody(root)
  const original = translated && withoutNewParts(root, translated)
  const incomplete = unparsed.length > 0
  const { lines, ...checked } = checkMarkdown(root, source, { incomplete, original, path })
  const characterAdvice = [
    ...accidentalFormatting(root, source),
    ...wordProcessorCharacters(root, source),
  ]
  const advice = original
    ? characterAdvice
    : [...headingAdvice(root), ...checked.advice, ...characterAdvice]
  replacePictures(root)
  const { headings, mismatch } = identifyHeadings(root, takenIds, original)
  const text = lines.join('\n')
  const wordCount = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const html = toHtml.runSync(root) as HtmlRoot
  // After a parse error, an address or footnote may look unused because its use was blanked out.
  const lost = incomplete ? [] : lostWords(root, html)
  const diagnostics = [...unparsed, ...misread, ...checked.diagnostics, ...lost, ...mismatch]
  const tree = diagnostics.length > 0 ? [] : toTree(html)
  return { ...checked, tree, headings, text, wordCount, diagnostics, advice }
}

/** Ids that Gatsby uses on every page. */
const idsOfGatsby = ['___gatsby', 'gatsby-focus-wrapper', 'gatsby-announcer']

const maximumAttempts = 20

/**
 * Parses a body and returns all errors. The parser stops at each error, so the
 * error is blanked out before the next attempt.
 */
function parse(source: string): { root: Root; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  let text = source
  let blanked = ''
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    try {
      return { root: parseBody(text), diagnostics }
    } catch (error) {
      if (error instanceof RangeError) throw error
      const { isTag, skip, ...diagnostic } = explainParseError(error, text)
      // Skips an unmatched tag whose other half may have been blanked out.
      if (!isTag || !/<\/?[A-Za-z]/.test(blanked)) diagnostics.push(diagnostic)
      const [start, end] = skip
      const skipped = text.slice(start, end)
      if (skipped.trim() === '') break
      blanked += skipped
      text = text.slice(0, start) + skipped.replace(/[^\n]/g, ' ') + text.slice(end)
    }
  }
  return { root: { type: 'root', children: [] }, diagnostics }
}

/**
 * Sets the ids of headings. Translations use the ids of the original, so
 * anchors are the same in every language.
 */
function identifyHeadings(
  root: Root,
  takenIds: readonly string[],
  original: OriginalBody | undefined,
): { headings: BodyHeading[]; mismatch: Diagnostic[] } {
  const slugger = new Slugger()
  for (const id of [...takenIds, ...idsOfGatsby]) slugger.slug(id)
  const headings: BodyHeading[] = []
  const mismatch: Diagnostic[] = []
  forEachNode(root, (node) => {
    if (node.type !== 'heading') return
    const text = textOf(node)
    const same = original?.headings[headings.length]
    if (original && !original.known && same?.depth !== node.depth && mismatch.length === 0)
      mismatch.push({ ...startOf(node), message: explainHeading(text, same, original) })
    const id = same?.id ?? slugger.slug(text.normalize('NFC'))
    node.data = { ...node.data, hProperties: { id } }
    headings.push({ depth: node.depth, text, id })
  })
  const next = original?.headings[headings.length]
  if (original && !original.known && next && mismatch.length === 0) {
    const { line, column } = root.position?.end ?? startOfFile
    const message = `The text ends before the heading “${excerpt(next.text)}” of ${original.file}. Write it: a translation has the same headings in the same order.`
    mismatch.push({ line, column, message })
  }
  return { headings, mismatch }
}

function explainHeading(text: string, same: BodyHeading | undefined, { file }: OriginalBody) {
  const there = same
    ? `${file} has “${'#'.repeat(same.depth)} ${excerpt(same.text)}” at this place`
    : `${file} has no further heading`
  return `The heading “${excerpt(text)}” does not match: ${there}. A translation has the same headings in the same order, with the same levels.`
}
