import type { Code, Definition, Image, Link, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { excerpt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { explainAttribute } from '../../read/parse-errors'
import { type BodyCheck, type BodyDiagnostics, startOf, writtenOf } from '../body/body-diagnostics'
import { explainFence, explainForeignFence, noLanguage } from '../body/code-fences'
import { checkComponent } from '../body/component-rules'
import { differentComponents } from '../body/translated-components'
import { breakInCell, componentList } from '../body/unknown-components'
import { explainUnusableLink } from '../link-rules'
import { explainHidden } from '../text/unprintable'
import { leftoverMarks } from './leftover-marks'

/** Checks a body from `shapeBody`. Collects its links, pictures and text. */
export function checkMarkdown(
  root: Root,
  source: string,
  facts: Omit<BodyCheck, 'found' | 'reportError'>,
): BodyDiagnostics {
  const { original, incomplete } = facts
  const found: BodyDiagnostics = {
    diagnostics: [],
    mentions: [],
    components: [],
    lines: [],
    advice: [],
  }
  const reportError: BodyCheck['reportError'] = (node, message) =>
    found.diagnostics.push({ ...startOf(node), message })
  const check: BodyCheck = { ...facts, found, reportError }

  let cellEnd = 0
  forEachNode(root, (node, parent) => {
    const hidden = hiddenIn(node)
    if (hidden) reportError(node, hidden)
    switch (node.type) {
      case 'mdxjsEsm':
        reportError(
          node,
          `“${excerpt(node.value, 40)}” is program code: import and export do not work in content. Use these components without importing them: ${componentList}.`,
        )
        return
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        reportError(
          node,
          /^:?\s*[\w-]+=["\w]/.test(node.value)
            ? explainAttribute(`{${node.value}}`)
            : `{${excerpt(node.value, 40)}} is code, and content does not run code. Write the text itself, or \\{ for a brace.`,
        )
        return
      case 'mdxJsxFlowElement':
        if (node.name === 'Diagram') {
          const unusable = explainDiagram(node, source)
          if (unusable) return reportError(node, unusable)
        }
        checkComponent(node, check)
        return
      case 'mdxJsxTextElement':
        if (node.name === 'br' && (node.position?.end.offset ?? 0) < cellEnd)
          return reportError(node, breakInCell)
        checkComponent(node, check)
        return
      case 'heading':
        found.lines.push(textOf(node))
        if (node.depth === 1)
          reportError(
            node,
            `“${source[node.position?.start.offset ?? 0] === '#' ? '# ' : ''}${excerpt(textOf(node), 40)}” is a first-level heading, but the page already has its title from the frontmatter. Write: ## ${excerpt(textOf(node), 40)}`,
          )
        else if (!/[\p{L}\p{N}]/u.test(textOf(node)))
          reportError(node, 'The heading has no words. Write them after the ##, or remove it.')
        return
      case 'tableCell':
        cellEnd = node.position?.end.offset ?? 0
        found.lines.push(textOf(node))
        return
      case 'paragraph':
        found.lines.push(textOf(node))
        return
      case 'link':
      case 'definition':
        checkLink(node, check)
        return
      case 'imageReference':
        reportError(
          node,
          'Write the path of the picture in parentheses, for example: ![What it shows](./flow.png)',
        )
        return
      case 'image':
        checkPicture(node, parent, check)
        return
      case 'code':
        checkFence(node, source, found)
        return
      case 'text':
        found.diagnostics.push(...leftoverMarks(node, parent, source))
        return
    }
  })
  if (original && !original.known && !incomplete)
    found.diagnostics.push(...differentComponents(found.components, original))
  return found
}

/** Explains an invisible character in a node, for example from &#8203; */
function hiddenIn(node: Nodes): string | undefined {
  const texts = [
    'value' in node && node.value,
    // Link rules report U+FFFD in addresses.
    'url' in node && node.url.replaceAll('\uFFFD', ''),
    'alt' in node && node.alt,
    'title' in node && node.title,
  ]
  return texts.map((text) => (text ? explainHidden(text) : undefined)).find(Boolean)
}

function checkLink(node: Link | Definition, { found, reportError, path }: BodyCheck): void {
  const { url } = node
  const reason = explainUnusableLink(url, path)
  const isBare = node.type === 'link' && textOf(node) === url
  if (reason) reportError(node, reason)
  else
    found.mentions.push({
      kind: 'link',
      target: url,
      ...startOf(node),
      ...(isBare && { bare: true }),
    })
  if (node.type === 'link' && textOf(node).trim() === '')
    reportError(
      node,
      `The link has no words. Write them between the brackets: [our services](${url})`,
    )
}

function checkPicture(node: Image, parent: Parents | undefined, { found, reportError }: BodyCheck) {
  if (!node.alt?.trim())
    reportError(
      node,
      `The picture has no alternative text. Describe it between the brackets: ![Three ledgers feeding one journal](${node.url || './flow.png'})`,
    )
  if (parent?.type !== 'paragraph' || parent.children.length !== 1)
    reportError(
      node,
      `The picture is in ${placeNames[parent?.type ?? ''] ?? 'the middle of a paragraph'}. Put it on a separate line, with an empty line before and after.`,
    )
  if (node.alt && withoutMeaning.test(node.alt))
    found.advice.push({
      ...startOf(node),
      message: `“${node.alt}” does not describe the picture to people who cannot see it. Write its content between the brackets, for example: ![Three ledgers feeding one journal](${node.url})`,
    })
  if (node.url) {
    const { url: src, alt, title: caption } = node
    found.mentions.push({ kind: 'picture', target: src, ...startOf(node) })
    found.components.push({
      name: 'Figure',
      properties: { src, alt: alt ?? '', ...(caption && { caption }) },
    })
  } else
    reportError(node, 'The picture has no file. Write, for example: ![What it shows](./flow.png)')
}

/** Alternative texts that editors and cameras write. */
const withoutMeaning =
  /^(?:image|img|picture|photo|gambar|foto|screen ?shot|alt text|dsc)[\W\d_]*(?:at [\d.: ]+)?$|\.(?:png|jpe?g|webp|svg)$/i

const placeNames: Readonly<Record<string, string>> = {
  link: 'a link',
  tableCell: 'a table',
  heading: 'a heading',
}

function checkFence(node: Code, source: string, { diagnostics, advice }: BodyDiagnostics): void {
  const foreign = explainForeignFence(node, source)
  if (foreign) diagnostics.push({ ...startOf(node), ...foreign })
  const message = isClosed(node, source) ? !foreign && explainFence(node) : neverClosed
  if (message) diagnostics.push({ ...startOf(node), message })
  else if (!node.lang) advice.push({ ...startOf(node), message: noLanguage })
}

const neverClosed =
  'The code that begins here is never closed. Write ``` on a separate line after it.'

function explainDiagram(node: MdxJsxFlowElement, source: string): string | undefined {
  if (!isClosed(node, source)) return neverClosed
  const { value: caption } =
    node.attributes.find((item) => 'name' in item && item.name === 'caption') ?? {}
  const [, words] = /^title=["“”](.*?)["“”]?$/.exec(`${caption}`) ?? []
  if (words) return `The caption of a diagram has no title=. Write: \`\`\`mermaid ${words}`
  return caption
    ? undefined
    : 'The diagram has no caption. Write the caption after ```mermaid on the same line: ```mermaid Where a sale waits'
}

/** Returns whether a code block has a closing fence. */
function isClosed(node: Nodes, source: string): boolean {
  const [first = '', ...lines] = writtenOf(node, source).split('\n')
  const [fence = ''] = /^(`{3,}|~{3,})/.exec(first) ?? []
  const last = lines.at(-1) ?? ''
  return !fence || last.replace(/^[\s>]+/, '').startsWith(fence)
}
