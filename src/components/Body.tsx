import { createElement, Fragment, type ReactNode } from 'react'
import type { BodyNode } from '../collections/body-tree'
import type { QueriedFigure } from '../collections/queried'
import { proseStyles } from '../styles/prose'
import { ActionLink } from './ActionLink'
import { bodyComponents } from './body-components'

interface BodyProps {
  tree: BodyNode[]
  /** Pictures that the body shows, found by file name. */
  figures: QueriedFigure[]
}

/** The text of an entry: Markdown and the components that writers may use. */
export function Body({ tree, figures }: BodyProps) {
  return <div css={proseStyles}>{renderNodes(tree, figures)}</div>
}

function renderNodes(nodes: readonly BodyNode[], figures: QueriedFigure[]): ReactNode {
  // Positions are the only identity that text has, and they never change while a page is shown.
  return nodes.map((node, index) => (
    <Fragment key={String(index)}>{renderNode(node, figures)}</Fragment>
  ))
}

function renderNode(node: BodyNode, figures: QueriedFigure[]): ReactNode {
  if (typeof node === 'string') return node
  const [type, properties, ...children] = node
  const content = children.length > 0 ? renderNodes(children, figures) : undefined
  if (type === 'a') {
    const { href, ...rest } = properties ?? {}
    return (
      <ActionLink to={String(href)} {...rest}>
        {content}
      </ActionLink>
    )
  }
  if (type === 'table') return <ScrollingTable label={columnsOf(node)}>{content}</ScrollingTable>
  const figure = type === 'Figure' ? { figures } : undefined
  return createElement<object>(bodyComponents[type] ?? type, { ...properties, ...figure }, content)
}

/** What a table without a caption is called: the heads of its columns. */
function columnsOf(table: BodyNode): string {
  return `Table: ${elements(table, 'th').map(textOf).filter(Boolean).join(', ')}`
}

function elements(node: BodyNode, name: string): BodyNode[] {
  if (typeof node === 'string') return []
  const [type, , ...children] = node
  return type === name ? [node] : children.flatMap((child) => elements(child, name))
}

function textOf(node: BodyNode): string {
  if (typeof node === 'string') return node
  const [, , ...children] = node
  return children.map(textOf).join('')
}

/** A table that scrolls by itself where the screen is narrower than its columns. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Scrollable regions must be reachable by keyboard (WCAG 2.1.1).
    <section className="table" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}
