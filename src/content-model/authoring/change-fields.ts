import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import { splitContent } from '../read/source'

/**
 * Changes fields of a content file and returns its text. Changed values keep
 * their quotes. Fields with added, removed or moved parts are written again,
 * with their comments. All other bytes stay the same.
 * @param file path relative to the project, for messages
 * @param text with `\n` as line ending
 * @param lineWidth for fields that are written again, in characters; 0: no limit
 * @throws if the YAML is not readable, or if the text lacks the new values
 */
export function changeFields(
  file: string,
  text: string,
  change: (document: Document) => void,
  lineWidth = 0,
): string {
  const { yaml, yamlLine } = splitContent(file, text)
  const start = yamlLine === 1 ? 0 : text.indexOf('\n') + 1
  const source = yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`
  const document = parse(file, source)
  const fields = fieldsOf(document).map((pair) => ({ pair, ...spanOf(pair, source) }))
  const before = snapshotOf(document)
  change(document)
  const left = fieldsOf(document)
  const edits = fields.flatMap(({ pair, start, end }): Edit[] => {
    if (!left.includes(pair)) return [{ start: startOfComments(source, start), end, text: '' }]
    const scalars = changedScalars(pair, before)
    return scalars?.map(scalarEdit) ?? [{ start, end, text: fieldText(pair, lineWidth) }]
  })
  const end = fields.at(-1)?.end ?? source.length
  const added = left.filter((pair) => !before.has(pair))
  edits.push({ start: end, end, text: added.map((pair) => fieldText(pair, lineWidth)).join('') })
  const changed = edits
    .sort((a, b) => a.start - b.start)
    .reduceRight(
      (words, edit) => words.slice(0, edit.start) + edit.text + words.slice(edit.end),
      source,
    )
  if (!isDeepStrictEqual(parse(file, changed).toJS(), document.toJS()))
    throw new Error(`This command cannot change ${file}. Change it by hand.`)
  return text.slice(0, start) + changed + text.slice(start + yaml.length)
}

interface Edit {
  start: number
  end: number
  text: string
}

function parse(file: string, yaml: string): Document {
  const document: Document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' })
  const isReadable = document.contents === null || isMap(document.contents)
  if (document.errors.length === 0 && isReadable) return document
  throw new Error(`The fields of ${file} are not readable. To see the errors, run: npm run check`)
}

const fieldsOf = ({ contents }: Document): Pair[] => (isMap(contents) ? contents.items : [])

/** Returns the range of a field, which ends with the last line of its value. */
function spanOf({ key, value }: Pair, source: string) {
  const [start = 0, endOfKey = 0] = (isNode(key) && key.range) || []
  const end = (isNode(value) && value.range?.[1]) || endOfKey
  const newline = source.indexOf('\n', source[end - 1] === '\n' ? end - 1 : end)
  return { start, end: newline + 1 }
}

/** Returns the start of the comment lines directly above a field. */
function startOfComments(source: string, start: number): number {
  const [comments = ''] = /(?:(?<=^|\n)[ \t]*#.*\n)*$/.exec(source.slice(0, start)) ?? []
  return start - comments.length
}

/** The nodes of a document with their parts, as they were before the change. */
type Snapshot = ReadonlyMap<unknown, readonly unknown[]>

function snapshotOf({ contents }: Document): Snapshot {
  const snapshot = new Map<unknown, readonly unknown[]>()
  const add = (node: unknown) => {
    snapshot.set(node, partsOf(node))
    for (const child of childrenOf(node)) add(child)
  }
  add(contents)
  return snapshot
}

function childrenOf(node: unknown): readonly unknown[] {
  if (isPair(node)) return [node.value]
  return isCollection(node) ? node.items : []
}

function partsOf(node: unknown): readonly unknown[] {
  if (isScalar(node)) return [node.comment, node.value, node.type]
  return isCollection(node) ? [node.comment, ...node.items] : childrenOf(node)
}

/** Returns the changed scalars; undefined if the structure or the comments changed too. */
function changedScalars(node: unknown, before: Snapshot): Scalar[] | undefined {
  const parts = partsOf(node)
  const old = before.get(node)
  const isSame = old?.length === parts.length && old.every((part, index) => part === parts[index])
  if (isScalar(node) && old && !isSame) {
    const isBlock = String(old[2]).startsWith('BLOCK')
    return isBlock || old[0] !== node.comment ? undefined : [node]
  }
  if (!isSame) return undefined
  const changed = childrenOf(node).map((child) => changedScalars(child, before))
  return changed.includes(undefined) ? undefined : changed.flatMap((scalars) => scalars ?? [])
}

function scalarEdit({ value, type, range }: Scalar): Edit {
  const [start = 0, end = 0] = range ?? []
  const scalar = new Scalar(value)
  scalar.type = String(value).includes('\n') ? Scalar.QUOTE_DOUBLE : type
  // Quotes the value as in a one-line list, where more characters need quotes.
  const list = new YAMLSeq()
  list.flow = true
  list.add(scalar)
  return { start, end, text: written(list, 0).trim().slice(1, -1) }
}

/** Returns the lines of a field, without the comments around it. */
function fieldText({ key, value }: Pair, lineWidth: number): string {
  const name = new Scalar(isScalar(key) ? key.value : key)
  name.type = isScalar(key) ? key.type : undefined
  if (isCollection(value) && !value.flow) value.comment = undefined
  const map = new YAMLMap()
  map.add(new Pair(name, value))
  return written(map, lineWidth)
}

function written(contents: YAMLMap | YAMLSeq, lineWidth: number): string {
  const document = new Document()
  document.contents = contents
  return document.toString({ lineWidth, flowCollectionPadding: false })
}
