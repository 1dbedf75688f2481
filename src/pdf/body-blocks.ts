/** Turns the text of an entry into the blocks that a template of a PDF sets. */
import { posix } from 'node:path'
import type { BodyNode } from '../content-model/read/body-tree'
import { words } from './portfolio-data'

/** A piece of a paragraph. */
export interface Run {
  text: string
  strong: boolean
  emphasis: boolean
  /** A full address, or null. */
  link: string | null
}

/** What stands below each other. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'aside'; title: string; runs: Run[] }
  | { kind: 'table'; rows: Run[][][] }
  | { kind: 'figure'; file: string; alt: string; caption: string }

type Element = Exclude<BodyNode, string>
type Style = Omit<Run, 'text'>

const plain: Style = { strong: false, emphasis: false, link: null }

/**
 * Returns the blocks of a body, in order.
 * @param wholeAddress makes a full address of one on the site
 */
export function bodyBlocks(
  tree: readonly BodyNode[],
  wholeAddress: (path: string) => string,
): Block[] {
  const runsIn = (nodes: readonly BodyNode[], style: Style = plain): Run[] =>
    nodes.flatMap((node): Run[] => {
      if (typeof node === 'string') return [{ text: node, ...style }]
      const [type, properties, ...children] = node
      if (type === 'strong') return runsIn(children, { ...style, strong: true })
      if (type === 'em') return runsIn(children, { ...style, emphasis: true })
      if (type !== 'a') return runsIn(children, style)
      const target = String(properties?.href)
      const link = target.startsWith('/') ? wholeAddress(target) : target
      return runsIn(children, { ...style, link: link.startsWith('#') ? null : link })
    })
  const plainRuns = (text: unknown): Run[] => [{ text: String(text ?? ''), ...plain }]

  const blockOf = (element: Element): Block[] => {
    const [type, properties, ...children] = element
    if (/^h[2-6]$/.test(type))
      return [{ kind: 'heading', level: Number(type[1]), text: textOf(runsIn(children)) }]
    if (type === 'ul' || type === 'ol') {
      const items = children.filter(isElement).map((item) => tidied(runsIn([item])))
      return [{ kind: 'list', ordered: type === 'ol', items }]
    }
    if (type === 'table')
      return [
        {
          kind: 'table',
          rows: rowsOf(element).map((cells) => cells.map((cell) => tidied(runsIn(cell)))),
        },
      ]
    if (type === 'Figure')
      return [
        {
          kind: 'figure',
          file: posix.basename(String(properties?.src)),
          alt: words(String(properties?.alt)),
          caption: words(String(properties?.caption ?? '')),
        },
      ]
    if (type === 'Callout' || type === 'Quote') {
      const title = properties?.title ?? properties?.by ?? ''
      return [{ kind: 'aside', title: words(String(title)), runs: tidied(runsIn(children)) }]
    }
    if (type === 'Steps' || type === 'Questions' || type === 'Statistics')
      return [
        {
          kind: 'list',
          ordered: type === 'Steps',
          items: itemsOf(properties).map(([first, second]) =>
            tidied([{ text: `${first}. `, ...plain, strong: true }, ...plainRuns(second)]),
          ),
        },
      ]
    if (type === 'Comparison') {
      const rows = [properties?.columns, ...listOf(properties?.rows)]
      return [
        {
          kind: 'table',
          rows: rows.map((row) => listOf(row).map((cell) => tidied(plainRuns(cell)))),
        },
      ]
    }
    const hasBlocks = children.some((child) => isElement(child) && /^(p|ul|ol|h\d)$/.test(child[0]))
    if (hasBlocks) return children.filter(isElement).flatMap(blockOf)
    return [{ kind: 'paragraph', runs: tidied(runsIn(children)) }]
  }
  return tree.filter(isElement).flatMap(blockOf)
}

function isElement(node: BodyNode): node is Element {
  return typeof node !== 'string'
}

/** Returns the cells of each row of a table, those of the head included. */
function rowsOf(node: Element): BodyNode[][][] {
  const [type, , ...children] = node
  const elements = children.filter(isElement)
  if (type === 'tr') return [elements.map(([, , ...cell]) => cell)]
  return elements.flatMap(rowsOf)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns the two texts of each item of a component: a name, and what is said of it. */
function itemsOf(properties: Element[1]): [unknown, unknown][] {
  return listOf(properties?.items).map((item) => {
    const [first, second] = Object.values(item as Record<string, unknown>)
    return [first, second]
  })
}

/** Returns runs on one line, without space at either end. */
function tidied(runs: readonly Run[]): Run[] {
  const flat = runs
    .map((run) => ({
      ...run,
      text: run.text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\p{Cs}/gu, ''),
    }))
    .filter(({ text }) => text !== '')
  return flat.map((run, index) => ({
    ...run,
    text:
      index === 0
        ? run.text.trimStart()
        : index === flat.length - 1
          ? run.text.trimEnd()
          : run.text,
  }))
}

const textOf = (runs: readonly Run[]) => words(runs.map(({ text }) => text).join(''))
