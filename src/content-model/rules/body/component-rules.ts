import type { Node } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type * as z from 'zod'
import { excerpt } from '../../check/diagnostics'
import {
  isInline,
  type MdxComponentName,
  mdxComponents,
  wrapsText,
} from '../../collections/components'
import {
  fieldName,
  forEachString,
  isText,
  metaOf,
  propertyExample,
  writtenProperty,
} from '../../collections/fields/field-help'
import { literalIn, placeInLiteral } from '../../read/literals'
import { mergeFields } from '../../translation/merge-fields'
import { describeIssues } from '../field-diagnostics'
import { figureAdvice, figuresOf } from '../figures'
import { explainUnusableLink } from '../link-rules'
import { markupIn } from '../text/plain-text'
import { explainHidden } from '../text/unprintable'
import { type BodyCheck, type ReportError, startOf } from './body-diagnostics'
import { diagramDiagnostics } from './diagrams'
import { sameComponent } from './translated-components'
import { adviseOnProperty, explainUnknownComponent, isKnown } from './unknown-components'

declare module 'unist' {
  interface Data {
    properties?: Record<string, unknown>
  }
}

export type Component = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Checks a component. Sets `data.properties` to its properties, the defaults
 * and, in a translation, the properties that the original shares.
 */
export function checkComponent(node: Component, check: BodyCheck): void {
  const { name } = node
  const { found, reportError, original, incomplete } = check
  if (!name || !isKnown(name)) {
    reportError(
      node,
      name ? explainUnknownComponent(name) : '<> has no name. Remove the empty tag.',
    )
    return
  }
  if (node.type === 'mdxJsxTextElement' && !isInline(name))
    reportError(
      node,
      `<${name}> is in the middle of a paragraph. Put it on separate lines, with an empty line before and after.`,
    )
  const schema: z.ZodObject = mdxComponents[name]
  const own = readProperties(node, name, reportError)
  const placeOf = (path: readonly PropertyKey[]): Node => {
    const attribute = node.attributes.find((item) => 'name' in item && item.name === path[0])
    const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined
    const start =
      typeof value === 'object' && value && path.length > 1 && placeInLiteral(value, path.slice(1))
    if (start) return { type: 'value', position: { start, end: start } }
    return attribute?.position ? attribute : node
  }
  const same = sameComponent(name, found.components, original)
  const isRead = !Object.values(own).includes(unreadable)
  const { value, diagnostics: merged } =
    same && original && isRead
      ? mergeFields(schema, same.properties, own, original.file, original.known)
      : { value: own, diagnostics: [] }
  const input = value as Record<string, unknown>
  found.components.push({ name, properties: input })
  for (const { path, message } of merged) reportError(placeOf(path), `<${name}>: ${message}`)
  const result = schema.safeParse(input, { reportInput: true })
  const issues = describeIssues(result.error?.issues ?? [], {
    schema,
    input,
    noun: `<${name}>`,
    part: 'property',
    example: (path) => propertyExample(schema, path),
    written: writtenProperty,
  })
  // Unreadable properties are already reported.
  for (const { path, message } of issues)
    if (input[String(path[0])] !== unreadable)
      reportError(placeOf(path), message.includes(`<${name}>`) ? message : `<${name}>: ${message}`)
  noteStrings(schema, result.data ?? input, placeOf, check)
  if (result.success) {
    node.data = { ...node.data, properties: result.data }
    const figures = figuresOf(schema, result.data)
    found.advice.push(...figureAdvice(figures, (path) => startOf(placeOf(path))))
    for (const { method, asOf, path } of figures)
      if (method && !original)
        found.mentions.push({ kind: 'figure', target: asOf ?? '', ...startOf(placeOf(path)) })
  }
  if (wrapsText(name) && node.children.length === 0 && !incomplete)
    reportError(node, `<${name}> is empty. Write its text between <${name}> and </${name}>.`)
  if (!wrapsText(name) && node.children.length > 0)
    reportError(
      node,
      `<${name}> cannot contain text. Write <${name} … />, with the text in its properties.`,
    )
}

const unreadable = Symbol('unreadable')

/** Returns the properties as written. A value that is code becomes `unreadable`. */
export function readProperties(
  node: Component,
  name: MdxComponentName,
  reportError: ReportError,
): Record<string, unknown> {
  const input = new Map<string, unknown>()
  for (const attribute of node.attributes) {
    const place = attribute.position ? attribute : node
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const spread = excerpt(attribute.value, 40)
      reportError(
        place,
        `<${name}> has {${spread}}, which is code, and content does not run code. Write each property out: name="value".`,
      )
      continue
    }
    if (input.has(attribute.name))
      reportError(place, `<${name}> has ${attribute.name} twice. Keep one of them.`)
    const value = propertyValue(attribute)
    if (value === unreadable) reportError(place, explainExpression(name, attribute))
    input.set(attribute.name, value)
  }
  return Object.fromEntries(input)
}

function explainExpression(name: MdxComponentName, { name: property, value }: MdxJsxAttribute) {
  const source = typeof value === 'object' ? (value?.value ?? '') : ''
  return `<${name}>: ${property} is {${excerpt(source, 40)}}, which is code, and content does not run code. Use quoted text, a number, true, false, or a list or group of these.${adviseOnProperty(name, property)}`
}

function propertyValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  return literalIn(value, unreadable)
}

function noteStrings(
  schema: z.ZodObject,
  properties: Record<string, unknown>,
  placeOf: (path: readonly PropertyKey[]) => Node,
  { found, reportError }: BodyCheck,
): void {
  forEachString(schema, properties, (target, field, path) => {
    const { kind } = metaOf(field)
    // Invalid values are already reported.
    if (!field.safeParse(target).success) return
    const hidden = explainHidden(target)
    if (hidden) reportError(placeOf(path), `${fieldName(path)}: ${hidden}`)
    if (isText(field)) {
      found.lines.push(target)
      for (const { message } of markupIn(target, fieldName(path)))
        reportError(placeOf(path), message)
    }
    const place = startOf(placeOf(path))
    if (kind === 'diagram') {
      const { diagnostics, advice } = diagramDiagnostics(target, place)
      found.diagnostics.push(...diagnostics)
      found.advice.push(...advice)
    }
    const reason = kind === 'link' && explainUnusableLink(target)
    if (reason) reportError(placeOf(path), `${fieldName(path)}: ${reason}`)
    else if (kind === 'link' || kind === 'picture') found.mentions.push({ kind, target, ...place })
  })
}
