/** Checks what a body may hold: each rule with the message that a writer reads when it is broken. */
import type { Code, Definition, Image, ImageReference, Link, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { excerpt } from '../../check/diagnostics'
import { forEachNode } from '../../read/body-parser'
import { type BodyDiagnostics, type OriginalBody, type Refuse, startOf } from '../body-diagnostics'
import { explainFence, noLanguage } from '../code-fences'
import { breakInCell, checkComponent, componentList } from '../component-rules'
import { explainUnusableLink } from '../link-rules'
import { differentComponents } from '../translated-components'
import { explainHidden } from '../unprintable'
import { leftoverMarks } from './leftover-marks'

/**
 * Checks a body that `shapeBody` has normalised, and collects its links, pictures and text.
 * @param source the text from which it was parsed
 * @param incomplete whether parts of it could not be parsed
 * @param original of a translation: the body with which it shares properties of components
 */
export function checkMarkdown(
  root: Root,
  source: string,
  incomplete: boolean,
  original?: OriginalBody,
): BodyDiagnostics {
  const diagnostics: BodyDiagnostics = {
    incomplete,
    diagnostics: [],
    mentions: [],
    components: [],
    lines: [],
    advice: [],
  }
  const refuse: Refuse = (node, message) =>
    diagnostics.diagnostics.push({ ...startOf(node), message })

  // Where the cell ends that the walk has entered last.
  let cellEnd = 0
  forEachNode(root, (node, parent) => {
    const hidden = hiddenIn(node)
    if (hidden) refuse(node, hidden)
    switch (node.type) {
      case 'mdxjsEsm':
        refuse(
          node,
          `“${excerpt(node.value, 40)}” is program code: import and export do not work in content. Use these components without importing them: ${componentList}.`,
        )
        return
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        refuse(
          node,
          `{${excerpt(node.value, 40)}} would have to be executed. Write the text itself, or \\{ for a brace.`,
        )
        return
      case 'mdxJsxFlowElement':
        if (node.name === 'Diagram') {
          const unusable = explainDiagram(node, source)
          if (unusable) return refuse(node, unusable)
        }
        checkComponent(node, diagnostics, refuse, original)
        return
      case 'mdxJsxTextElement':
        if (node.name === 'br' && (node.position?.end.offset ?? 0) < cellEnd)
          return refuse(node, breakInCell)
        checkComponent(node, diagnostics, refuse, original)
        return
      case 'heading':
        diagnostics.lines.push(textOf(node))
        if (node.depth === 1)
          refuse(
            node,
            `“${source[node.position?.start.offset ?? 0] === '#' ? '# ' : ''}${excerpt(textOf(node), 40)}” is a heading of the first level, which is the page’s own title from the frontmatter. Write: ## ${excerpt(textOf(node), 40)}`,
          )
        else if (!/[\p{L}\p{N}]/u.test(textOf(node)))
          refuse(node, 'The heading has no words. Write them after the ##, or remove it.')
        return
      case 'tableCell':
        cellEnd = node.position?.end.offset ?? 0
        diagnostics.lines.push(textOf(node))
        return
      case 'paragraph':
        diagnostics.lines.push(textOf(node))
        return
      case 'link':
      case 'definition':
        checkLink(node, diagnostics, refuse)
        return
      case 'image':
      case 'imageReference':
        checkPicture(node, parent, diagnostics, refuse)
        return
      case 'code':
        checkFence(node, source, diagnostics, refuse)
        return
      case 'text':
        diagnostics.diagnostics.push(...leftoverMarks(node, source))
        return
    }
  })
  if (original && !original.known && !incomplete)
    diagnostics.diagnostics.push(...differentComponents(diagnostics.components, original))
  return diagnostics
}

/** Returns the message about an invisible character in a node, such as an entity (&#8203;) puts there. */
function hiddenIn(node: Nodes): string | undefined {
  const texts = [
    'value' in node && node.value,
    // The rules for links report this one.
    'url' in node && node.url.replaceAll('\uFFFD', ''),
    'alt' in node && node.alt,
    'title' in node && node.title,
  ]
  return texts.map((text) => (text ? explainHidden(text) : undefined)).find(Boolean)
}

function checkLink(node: Link | Definition, diagnostics: BodyDiagnostics, refuse: Refuse): void {
  const reason = explainUnusableLink(node.url)
  if (reason) refuse(node, reason)
  else diagnostics.mentions.push({ kind: 'link', target: node.url, ...startOf(node) })
}

function checkPicture(
  node: Image | ImageReference,
  parent: Parents | undefined,
  diagnostics: BodyDiagnostics,
  refuse: Refuse,
): void {
  if (node.type === 'imageReference') {
    refuse(node, 'Pictures are named in place. Write, for example: ![What it shows](./flow.png)')
    return
  }
  if (!node.alt?.trim())
    refuse(
      node,
      `The picture has no alternative text. Write what it shows between the brackets: ![Three ledgers feeding one journal](${node.url || './flow.png'})`,
    )
  if (parent?.type !== 'paragraph' || parent.children.length !== 1)
    refuse(
      node,
      'The picture stands in the middle of a text. Put it on a line of its own, with an empty line before and after.',
    )
  if (node.url) {
    const { url: src, alt, title: caption } = node
    diagnostics.mentions.push({ kind: 'picture', target: src, ...startOf(node) })
    diagnostics.components.push({
      name: 'Figure',
      properties: { src, alt: alt ?? '', ...(caption && { caption }) },
    })
  } else refuse(node, 'The picture has no file. Write, for example: ![What it shows](./flow.png)')
}

function checkFence(node: Code, source: string, { advice }: BodyDiagnostics, refuse: Refuse): void {
  const message = isClosed(node, source) ? explainFence(node) : neverClosed
  if (message) refuse(node, message)
  else if (!node.lang) advice.push({ ...startOf(node), message: noLanguage })
}

const neverClosed =
  'The code that begins here is never closed. Write ``` on a line of its own after it.'

function explainDiagram(node: MdxJsxFlowElement, source: string): string | undefined {
  if (!isClosed(node, source)) return neverClosed
  return node.attributes.some((one) => 'name' in one && one.name === 'caption' && one.value)
    ? undefined
    : 'The diagram has no caption. Write what it says behind ```mermaid, on the same line: ```mermaid Where a sale waits'
}

/** Returns whether a block of code has its closing fence: one without it holds all the text below it. */
function isClosed(node: Nodes, source: string): boolean {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset)
  const [fence = ''] = /^(`{3,}|~{3,})/.exec(written) ?? []
  const last = written.includes('\n')
    ? (written.split('\n').at(-1) ?? '').replace(/^[\s>]+/, '')
    : ''
  return !fence || last.trim().startsWith(fence)
}
