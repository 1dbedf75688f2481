/** Converts the `<main>` of a page to Markdown. */
import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import { toMarkdown } from 'mdast-util-to-markdown'

interface MarkdownOptions {
  address(target: string): string
  /** HTML to insert below the page's first heading. */
  note: string
}

/** Navigation, decoration and controls, which text versions omit. */
const skippedElements = new Set(
  'nav script style template svg source form fieldset button input select label iframe'.split(' '),
)

/**
 * Icons, motifs and classes, which take longer to parse than the text. Keeps
 * the class with a code block's language.
 */
const drawings = /<svg.*?<\/svg>|<source [^>]*>|<!--.*?-->| class="(?![^"]*\blanguage-)[^"]*"/gs

export const mainOf = (html: string): string =>
  html.slice(html.indexOf('<main'), html.indexOf('</main>'))

export function markdownOf(main: string, { address, note }: MarkdownOptions): string {
  // Non-breaking spaces are only for lines on the page.
  const html = main.replace(drawings, '').replaceAll('\u00a0', ' ')
  const tree = fromHtml(html, { fragment: true })
  prepare(tree, address, labelsOf(main))
  const { children } = toMdast(tree) as Root
  const below = toMdast(fromHtml(note, { fragment: true })) as Root
  // Moves the content above the first heading to below that heading.
  const first = children.findIndex(({ type }) => type === 'heading')
  const ordered = [
    ...children.slice(first, first + 1),
    ...below.children,
    ...children.slice(0, Math.max(first, 0)),
    ...children.slice(first + 1),
  ]
  const markdown = toMarkdown(
    { type: 'root', children: ordered },
    {
      bullet: '-',
      rule: '-',
      extensions: [
        gfmTableToMarkdown({ tablePipeAlign: false }),
        gfmStrikethroughToMarkdown(),
        gfmTaskListItemToMarkdown(),
      ],
    },
  )
  // Assistants read addresses as they are written.
  return markdown.replace(/\]\([^)\s]*\)/g, (target) => target.replaceAll('\\&', '&'))
}

/**
 * Removes elements without text, makes URLs absolute, and adds spaces between
 * words that only styles separate.
 */
function prepare(
  parent: HtmlRoot | Element,
  address: MarkdownOptions['address'],
  labels: ReadonlyMap<string, string>,
): void {
  const kept: ElementContent[] = []
  for (const node of parent.children) {
    if (node.type === 'text') kept.push(node)
    if (node.type !== 'element' || isSkipped(node)) continue
    const { properties } = node
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = address(properties[name])
    if (properties.dataAlign) properties.align = String(properties.dataAlign)
    const name = plainName(node, parent)
    if (name === 'code' && isIn(parent, 'pre')) node.children = [text(textOf(node))]
    prepare(node, address, labels)
    if (name === 'table') kept.push(...captionOf(node))
    node.tagName = name
    const label = labels.get(String(properties.ariaLabelledBy))
    if (label) node.children.unshift(element('p', element('strong', text(label))))
    const [isSpaced, isFollowed] = marked.has(name) ? trimmed(node) : []
    const before = kept.at(-1)
    if (isSpaced) kept.push(text(' '))
    else if (before?.type === 'element' && !continues(node))
      kept.push(text(separator(before, node)))
    kept.push(node)
    if (isFollowed) kept.push(text(' '))
  }
  parent.children = kept
}

/** These become Markdown delimiters, which must not enclose outer spaces. */
const marked = new Set('strong em b i a del s mark'.split(' '))

/** Trims an element. Returns whether it started and ended with spaces. */
function trimmed({ children }: Element): [boolean, boolean] {
  const trim = (child: ElementContent | undefined, spaces: RegExp) => {
    if (child?.type !== 'text') return false
    const { value } = child
    child.value = value.replace(spaces, '')
    return child.value !== value
  }
  return [trim(children[0], /^\s+/), trim(children.at(-1), /\s+$/)]
}

/** Turns a table's caption into a paragraph: Markdown tables have none. */
function captionOf(table: Element): Element[] {
  const isCaption = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === 'caption'
  const captions = table.children.filter(isCaption)
  table.children = table.children.filter((child) => !isCaption(child))
  return captions.map(({ children }) => element('p', element('strong', ...children)))
}

const phrases = new Set('a span strong em small time'.split(' '))

/** Separates phrases that only styles separate on the page. */
function separator(before: Element, { tagName }: Element): string {
  const words = textOf(before)
  if (/\s$/.test(words)) return ''
  return phrases.has(before.tagName) && phrases.has(tagName) && !words.endsWith(':') ? ' · ' : ' '
}

/** Whether a text continues the text before it: “, Chief Executive Officer”. */
function continues({ children: [first] }: Element): boolean {
  if (first?.type === 'element') return continues(first)
  return first?.type === 'text' && /^[\s,.;:!?)]/.test(first.value)
}

/** Returns a tag without styles: a term and its value become a list item. */
function plainName(node: Element, parent: HtmlRoot | Element): string {
  const { tagName, children } = node
  if (tagName === 'dl') {
    if (children.every((child) => 'tagName' in child && child.tagName !== 'div'))
      node.children = [element('div', ...children)]
    return 'ul'
  }
  if (tagName === 'div' && isIn(parent, 'dl')) return 'li'
  if (tagName === 'div' && isIn(parent, 'address')) return 'span'
  if (tagName === 'dt') children.push(text(':'))
  if (/^(dt|dd|address)$/.test(tagName)) return 'span'
  if (tagName === 'p' && isIn(parent, 'dd')) return 'span'
  // The attribution is part of the quotation.
  if (tagName === 'blockquote' && isIn(parent, 'figure')) return 'p'
  const isQuoted = (child: ElementContent) => 'tagName' in child && child.tagName === 'blockquote'
  if (tagName === 'figure' && children.some(isQuoted)) return 'blockquote'
  // A summary contains its question as a heading.
  return tagName === 'summary' ? 'div' : tagName
}

const isIn = (parent: HtmlRoot | Element, tagName: string) =>
  parent.type === 'element' && parent.tagName === tagName

function isSkipped(node: Element): boolean {
  const { tagName, properties, children } = node
  // Task checkboxes show their state.
  if (tagName === 'input' && properties.type === 'checkbox' && properties.disabled) return false
  const [only] = children
  // Decorative item numbers.
  const isNumeral = /^(span|p)$/.test(tagName) && only?.type === 'text' && /^\d\d$/.test(only.value)
  return (
    skippedElements.has(tagName) ||
    Boolean(properties.hidden) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'radiogroup' ||
    'dataNone' in properties ||
    properties.dataScheme === 'dark' ||
    isNumeral ||
    (tagName === 'img' && !properties.alt) ||
    (tagName === 'a' && textOf(node).trim() === '')
  )
}

/** Returns the text of a node; a picture has its alternative text. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  return node.tagName === 'img'
    ? String(node.properties.alt ?? '')
    : node.children.map(textOf).join('')
}

const text = (value: string) => ({ type: 'text' as const, value })

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Returns tab labels, by the id in their panels' `aria-labelledby`. */
function labelsOf(html: string): Map<string, string> {
  const labels = html.matchAll(/<label for="([^"]+)"[^>]*>([^<]+)<\/label>/g)
  return new Map([...labels].map(([, id = '', words = '']) => [id, words]))
}
