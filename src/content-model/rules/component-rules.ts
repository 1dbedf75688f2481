/** Checks which components and properties a body has. */
import type { Node } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type * as z from 'zod'
import { excerpt } from '../check/diagnostics'
import {
  isInline,
  type MdxComponentName,
  mdxComponents,
  wrapsText,
} from '../collections/components'
import {
  fieldName,
  forEachString,
  isText,
  metaOf,
  propertyExample,
} from '../collections/fields/field-help'
import { literalValue } from '../read/literals'
import { mergeFields } from '../translation/merge-fields'
import { type BodyDiagnostics, type OriginalBody, type Refuse, startOf } from './body-diagnostics'
import { diagramDiagnostics } from './diagrams'
import { describeIssues } from './field-diagnostics'
import { figureAdvice, figuresOf } from './figures'
import { explainUnusableLink } from './link-rules'
import { markupIn } from './plain-text'
import { closest } from './spelling'
import { sameComponent } from './translated-components'
import { explainHidden } from './unprintable'

declare module 'unist' {
  interface Data {
    /** Of a component that has been checked. */
    properties?: Record<string, unknown>
  }
}

export type Component = MdxJsxFlowElement | MdxJsxTextElement

const componentNames = Object.keys(mdxComponents)
/** All components that a writer may use: `<Callout>, <Figure>, …`. */
export const componentList = componentNames
  // A diagram is a fence of Mermaid.
  .filter((name) => name !== 'Diagram')
  .map((name) => `<${name}>`)
  .join(', ')

export function isKnown(name: string): name is MdxComponentName {
  return Object.hasOwn(mdxComponents, name)
}

/**
 * Checks a component's name, properties and content. Its `data` gets all its properties: its own, defaults, and in a
 * translation those that it shares with the same component of the original.
 */
export function checkComponent(
  node: Component,
  diagnostics: BodyDiagnostics,
  refuse: Refuse,
  original?: OriginalBody,
): void {
  const { name } = node
  if (!name || !isKnown(name)) {
    refuse(node, name ? explainUnknownComponent(name) : '<> has no name. Remove the empty tag.')
    return
  }
  if (node.type === 'mdxJsxTextElement' && !isInline(name))
    refuse(
      node,
      `<${name}> stands in the middle of a text. Put it on lines of its own, with an empty line before and after.`,
    )
  const schema: z.ZodObject = mdxComponents[name]
  const own = readProperties(node, name, refuse)
  const placeOf = (path: readonly PropertyKey[]): Node => {
    const attribute = node.attributes.find((one) => 'name' in one && one.name === path[0])
    return attribute?.position ? { type: attribute.type, position: attribute.position } : node
  }
  const same = sameComponent(name, diagnostics.components, original)
  const isRead = !Object.values(own).includes(unreadable)
  const { value, problems } =
    same && original && isRead
      ? mergeFields(schema, same.properties, own, original.file, original.known)
      : { value: own, problems: [] }
  const input = value as Record<string, unknown>
  diagnostics.components.push({ name, properties: input })
  for (const { path, message } of problems) refuse(placeOf(path), `<${name}>: ${message}`)
  const result = schema.safeParse(input, { reportInput: true })
  const issues = describeIssues(result.error?.issues ?? [], {
    schema,
    input,
    noun: `<${name}>`,
    part: 'property',
    example: ([property]) => propertyExample(schema, String(property)),
  })
  // A property that could not be read has been reported already.
  for (const { path, message } of issues)
    if (input[String(path[0])] !== unreadable)
      refuse(placeOf(path), message.includes(`<${name}>`) ? message : `<${name}>: ${message}`)
  noteStrings(schema, result.data ?? input, placeOf, diagnostics, refuse)
  if (result.success) {
    node.data = { ...node.data, properties: result.data }
    const figures = figuresOf(schema, result.data)
    diagnostics.advice.push(...figureAdvice(figures, (path) => startOf(placeOf(path))))
    for (const { method, asOf, path } of figures)
      if (method && !original)
        diagnostics.mentions.push({
          kind: 'figure',
          target: asOf ?? '',
          ...startOf(placeOf(path)),
        })
  }
  if (wrapsText(name) && node.children.length === 0 && !diagnostics.incomplete)
    refuse(node, `<${name}> is empty. Write its text between <${name}> and </${name}>.`)
  if (!wrapsText(name) && node.children.length > 0)
    refuse(
      node,
      `<${name}> takes no text between its tags. Write it as <${name} … /> and the text in its properties.`,
    )
}

const unreadable = Symbol('unreadable')

/** Returns the properties of a component as its file has them; one that would have to be executed is no value. */
export function readProperties(
  node: Component,
  name: string,
  refuse: Refuse,
): Record<string, unknown> {
  const input = new Map<string, unknown>()
  for (const attribute of node.attributes) {
    const place: Node = attribute.position
      ? { type: attribute.type, position: attribute.position }
      : node
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const spread = excerpt(attribute.value, 40)
      refuse(
        place,
        `<${name}> has {${spread}}, which would have to be executed. Write each property out: name="value".`,
      )
      continue
    }
    if (input.has(attribute.name))
      refuse(place, `<${name}> has ${attribute.name} twice. Keep one of them.`)
    const value = propertyValue(attribute)
    if (value === unreadable) refuse(place, explainExpression(name, attribute))
    input.set(attribute.name, value)
  }
  return Object.fromEntries(input)
}

function explainExpression(name: string, { name: property, value }: MdxJsxAttribute): string {
  const source = typeof value === 'object' ? (value?.value ?? '') : ''
  const schema: z.ZodObject = mdxComponents[name as MdxComponentName]
  const example = Object.hasOwn(schema.shape, property)
    ? ` Write, for example: ${propertyExample(schema, property)}`
    : ''
  return `<${name}>: ${property} is {${excerpt(source, 40)}}, which would have to be executed. Only text in quotes, numbers, true, false, and lists and groups of them can stand there.${example}`
}

function propertyValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const statement = value.data?.estree?.body[0]
  if (statement?.type !== 'ExpressionStatement') return unreadable
  try {
    return literalValue(statement.expression)
  } catch {
    return unreadable
  }
}

function noteStrings(
  schema: z.ZodObject,
  properties: Record<string, unknown>,
  placeOf: (path: readonly PropertyKey[]) => Node,
  diagnostics: BodyDiagnostics,
  refuse: Refuse,
): void {
  forEachString(schema, properties, (target, field, path) => {
    const { kind } = metaOf(field)
    // An invalid value has been reported already.
    if (!field.safeParse(target).success) return
    const hidden = explainHidden(target)
    if (hidden) refuse(placeOf(path), `${fieldName(path)}: ${hidden}`)
    if (isText(field)) {
      diagnostics.lines.push(target)
      for (const { message } of markupIn(target, fieldName(path))) refuse(placeOf(path), message)
    }
    const place = startOf(placeOf(path))
    if (kind === 'diagram') {
      const found = diagramDiagnostics(target, place)
      diagnostics.diagnostics.push(...found.diagnostics)
      diagnostics.advice.push(...found.advice)
    }
    const reason = kind === 'link' && explainUnusableLink(target)
    if (reason) refuse(placeOf(path), `${fieldName(path)}: ${reason}`)
    else if (kind === 'link' || kind === 'picture')
      diagnostics.mentions.push({ kind, target, ...place })
  })
}

const htmlAdvice: Record<string, string> = {
  a: 'Write a link as [words](/address).',
  b: 'Write bold words as **words**.',
  strong: 'Write bold words as **words**.',
  i: 'Write emphasis as *words*.',
  em: 'Write emphasis as *words*.',
  br: 'End the line with \\ to break it.',
  img: 'Write a picture as ![What it shows](./flow.png), with the file beside this one.',
  script: 'Content runs no scripts: remove it.',
  style: 'Content has no styles of its own: remove it.',
  iframe: 'Write a link to the page as [words](https://…).',
}

/** What to write for a <br> in a table, which a \ at the end of a line would break. */
export const breakInCell =
  '<br> is raw HTML, which content files do not use. The cell of a table is one line: write a comma or a semicolon in its place, or another row.'

/** Returns why there is no component of that name, and what to write instead. */
export function explainUnknownComponent(name: string): string {
  const known = componentNames.find((one) => one.toLowerCase() === name.toLowerCase())
  if (known) return `<${name}> is written <${known}>, with a capital letter.`
  const markdown = Object.hasOwn(htmlAdvice, name) ? htmlAdvice[name] : undefined
  if (name === name.toLowerCase())
    return `<${name}> is raw HTML, which content files do not use. ${markdown ?? `Write Markdown, or one of ${componentList}. For a less-than sign write &lt;.`}`
  const guess = closest(name, componentNames)
  return `<${name}> is not a component. ${guess ? `Did you mean <${guess}>?` : `Use one of ${componentList}.`}`
}
