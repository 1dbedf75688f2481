import { standalone } from '../../diagrams/standalone'
import { standaloneFigure } from '../../diagrams/svg-figure'
import type { MdxComponentName, MdxComponentProps } from '../collections/components'
import type { DrawnDiagram, FigureProps } from '../collections/query-results'
import { type BodyElement, type BodyNode, elementsIn, wordsIn } from './body-tree'

interface PlainOptions {
  address(target: string): string
  /** Returns a picture's address. Without an address, the alternative text replaces the picture. */
  picture?: ((src: string) => string | undefined) | undefined
  /** Keeps SVG. Otherwise diagrams become lists, and figures their `alt`. */
  drawings?: boolean
}

// Bodies contain drawn diagrams: see nodes/entry-body.ts.
type Props<N extends MdxComponentName> = N extends 'Diagram'
  ? DrawnDiagram
  : N extends 'Figure'
    ? FigureProps
    : MdxComponentProps<N>
type Converter<N extends MdxComponentName> = (
  properties: Props<N>,
  children: BodyNode[],
  options: PlainOptions,
) => BodyNode[]

/**
 * Replaces components with elements, for the feed and PDFs. Converts addresses,
 * and removes attributes that only matter on pages.
 */
export function plainBody(tree: readonly BodyNode[], options: PlainOptions): BodyNode[] {
  return tree.flatMap((node) => plainNode(node, options))
}

function plainNode(node: BodyNode, options: PlainOptions): BodyNode[] {
  if (typeof node === 'string') return [node]
  const [type, properties, ...children] = node
  const content = plainBody(children, options)
  if (isComponent(type)) return plainComponent(type, properties ?? {}, content, options)
  if (type === 'a' && typeof properties?.href === 'string')
    return [['a', { href: options.address(properties.href) }, ...content]]
  if (type === 'pre') return plainCode(node, options)
  if (type === 'input') return [properties?.checked ? '☑' : '☐']
  return [[type, meaningOf(type, properties ?? {}), ...content]]
}

/** Keeps highlighted tokens for PDFs, below the title or the language. Otherwise returns plain text. */
function plainCode(block: BodyElement, { drawings }: PlainOptions): BodyNode[] {
  const [, properties, ...content] = block
  const [code] = elementsIn(content)
  const language = meaningOf('code', code?.[1] ?? {})
  const title = typeof properties?.title === 'string' ? properties.title : undefined
  const label = title ?? properties?.language
  if (drawings) return [['pre', label ? { title: label } : null, ...content]]
  const plain: BodyNode = ['pre', null, ['code', language, wordsIn(content, '')]]
  return title ? [['p', null, strong(title)], plain] : [plain]
}

function meaningOf(
  type: string,
  properties: Record<string, unknown>,
): Record<string, unknown> | null {
  const { className, start, 'data-align': align } = properties
  const language = type === 'code' && /language-\S+/.exec(String(className))?.[0]
  if (language) return { className: language }
  if (start !== undefined) return { start }
  return align === undefined ? null : { align }
}

function plainComponent<N extends MdxComponentName>(
  name: N,
  properties: object,
  content: BodyNode[],
  options: PlainOptions,
): BodyNode[] {
  return converters[name](properties as Props<N>, content, options)
}

function isComponent(type: string): type is MdxComponentName {
  return Object.hasOwn(converters, type)
}

const strong = (words: string): BodyNode => ['strong', null, words]
const listItem = (words: string, rest: string): BodyNode => ['li', null, strong(words), rest]
const element = (type: string, words?: string): BodyNode[] => (words ? [[type, null, words]] : [])

const tableRow = (type: string, cells: readonly string[]): BodyNode => [
  'tr',
  null,
  ...cells.map((cell): BodyNode => [type, null, cell]),
]

const converters: { [N in MdxComponentName]: Converter<N> } = {
  // Bodies contain callouts with titles: see nodes/text-labels.ts.
  Callout: ({ title = '' }, children) => [
    ['blockquote', null, ['p', null, strong(title)], ...children],
  ],
  Figure: ({ src, alt, caption, drawing }, _children, { picture, drawings = false }) => {
    const address = drawing ? undefined : picture?.(src)
    const shown: BodyNode =
      drawing && drawings
        ? ['img', { ...standaloneFigure(drawing), alt }]
        : address
          ? ['img', { src: address, alt }]
          : alt
    return [['figure', null, shown, ...element('figcaption', caption)]]
  },
  Diagram: ({ caption, drawing }, _children, { drawings = false }) => {
    const shown: BodyNode = drawings
      ? ['img', { ...standalone(drawing), alt: drawing.lines.join('; ') }]
      : ['ul', null, ...drawing.lines.flatMap((line) => element('li', line))]
    return [['figure', null, shown, ['figcaption', null, caption]]]
  },
  Statistics: ({ items }) => [
    ['ul', null, ...items.map(({ value, label }) => listItem(value, ` ${label}`))],
  ],
  Steps: ({ items }) => [
    ['ol', null, ...items.map(({ title, description }) => listItem(title, `: ${description}`))],
  ],
  Comparison: ({ caption, columns, rows }) => [
    ['p', null, strong(caption)],
    [
      'table',
      null,
      ['thead', null, tableRow('th', columns)],
      ['tbody', null, ...rows.map((row) => tableRow('td', row))],
    ],
  ],
  Quote: ({ by, source }, children) => {
    const origin = [by, source].filter(Boolean).join(', ')
    return [['blockquote', null, ...children, ...element('p', origin)]]
  },
  CallToAction: ({ title, description, button }, _children, { address }) => [
    [
      'p',
      null,
      strong(title),
      description ? ` ${description} ` : ' ',
      ['a', { href: address(button.link) }, button.text],
    ],
  ],
  Questions: ({ items }) =>
    items.flatMap(({ question, answer }): BodyNode[] => [
      ['h3', null, question],
      ['p', null, answer],
    ]),
  Redacted: ({ what }) => [['mark', null, what]],
}
