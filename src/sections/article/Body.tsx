import { createElement, Fragment, type ReactNode } from 'react'
import { ActionLink } from '../../components/links/ActionLink'
import { withRanges } from '../../components/ranges'
import type { QueriedFigure } from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import { prose, proseInSection } from '../../styles/prose'
import { bodyComponents } from './body-components'
import { CodeBlock } from './CodeBlock'
import { ScrollingTable } from './ScrollingTable'

interface BodyProps {
  tree: BodyNode[]
  /** Looked up by file name. */
  figures: QueriedFigure[]
  /** Whether the text is under a heading. Its headings are a level lower. */
  inSection?: boolean
  /** Language and direction, if they differ from the page. */
  language?: { lang?: string; dir?: string }
  /** Content after the text, in its element: reader views drop siblings. */
  children?: ReactNode
}

interface Setting extends Omit<BodyProps, 'tree' | 'language' | 'children'> {
  /** Code stays as written: visitors copy it. */
  isCode?: boolean
}

/** An entry's body, with the components that writers may use. */
export function Body({ tree, language, children, ...setting }: BodyProps) {
  const styles = setting.inSection ? proseInSection : prose
  return (
    <div css={styles} {...language}>
      {renderNodes(tree, setting)}
      {children}
    </div>
  )
}

/** Renders nodes without the styles of running text. */
export function renderNodes(nodes: readonly BodyNode[], setting: Setting): ReactNode {
  // Keyed by index: nodes have no identity, and their order never changes.
  return nodes.map((node, index) => (
    <Fragment key={String(index)}>{renderNode(node, setting)}</Fragment>
  ))
}

function renderNode(node: BodyNode, setting: Setting): ReactNode {
  if (typeof node === 'string') return setting.isCode ? node : withRanges(node)
  const [type, properties, ...children] = node
  const content = renderContent(children, { ...setting, isCode: setting.isCode || type === 'code' })
  if (type === 'a') {
    const { href, ...rest } = properties ?? {}
    return (
      <ActionLink to={String(href)} {...rest}>
        {content}
      </ActionLink>
    )
  }
  if (type === 'table')
    return <ScrollingTable label={String(properties?.label)}>{content}</ScrollingTable>
  if (type === 'pre') return <CodeBlock {...properties}>{content}</CodeBlock>
  const figure = type === 'Figure' ? { figures: setting.figures } : undefined
  const element = bodyComponents[type] ?? (setting.inSection ? levelBelow(type) : type)
  return createElement<object>(element, { ...properties, ...figure }, content)
}

/** A single text is returned as a string, without a fragment. */
function renderContent([first, ...others]: readonly BodyNode[], setting: Setting): ReactNode {
  if (first === undefined) return undefined
  if (typeof first === 'string' && others.length === 0) return renderNode(first, setting)
  return renderNodes([first, ...others], setting)
}

/** Lowers a heading by a level: `h2` becomes `h3`. */
function levelBelow(type: string): string {
  return type.replace(/^h([2-5])$/, (_, level) => `h${Number(level) + 1}`)
}
