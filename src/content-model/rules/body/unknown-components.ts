import type * as z from 'zod'
import { type MdxComponentName, mdxComponents } from '../../collections/components'
import { propertyExample } from '../../collections/fields/field-help'
import { closest } from '../text/spelling'

const componentNames = Object.keys(mdxComponents)
/** Components for messages: `<Callout>, <Figure>, …`. */
export const componentList = componentNames
  // Writers draw diagrams in Mermaid fences.
  .filter((name) => name !== 'Diagram')
  .map((name) => `<${name}>`)
  .join(', ')

export function isKnown(name: string): name is MdxComponentName {
  return Object.hasOwn(mdxComponents, name)
}

/** Returns an example of a property as advice; empty for an unknown property. */
export function adviseOnProperty(component: MdxComponentName, property: string): string {
  const schema: z.ZodObject = mdxComponents[component]
  if (!Object.hasOwn(schema.shape, property)) return ''
  return ` Write, for example: ${propertyExample(schema, [property])}`
}

const htmlAdvice: Record<string, string> = {
  a: 'Write a link as [words](/address).',
  b: 'Write bold words as **words**.',
  strong: 'Write bold words as **words**.',
  i: 'Write emphasis as *words*.',
  em: 'Write emphasis as *words*.',
  br: 'End the line with \\ to break it.',
  img: 'Write a picture as ![What it shows](./flow.png), with the file next to this one.',
  script: 'Scripts do not run in content: remove it.',
  style: 'Content cannot have styles: remove it.',
  iframe: 'Write a link to the page as [words](https://…).',
}

/** In a table, a \ at the end of the line would end the row. */
export const breakInCell =
  '<br> is raw HTML, which does not work in content files. A table cell is a single line: write a comma or a semicolon instead, or add a row.'

/** Explains an unknown component and suggests a replacement. */
export function explainUnknownComponent(name: string): string {
  const known = componentNames.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (known) return `<${name}> is not a component. Write <${known}>, with the same capital letters.`
  const markdown = Object.hasOwn(htmlAdvice, name) ? htmlAdvice[name] : undefined
  if (name === name.toLowerCase())
    return `<${name}> is raw HTML, which does not work in content files. ${markdown ?? `Write Markdown, or one of ${componentList}. For a less-than sign write &lt;.`}`
  const guess = closest(name, componentNames)
  return `<${name}> is not a component. ${guess ? `Did you mean <${guess}>?` : `Use one of ${componentList}.`}`
}
