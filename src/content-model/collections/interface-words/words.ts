import { words } from '../fields/text'
import { numberNames } from './arguments'
import { readMessage } from './messages'

/**
 * Returns the schema of an ICU message. It must have exactly the arguments of
 * its example, such as `{query}`.
 */
export const wordsWith = <Example extends string>(description: string, example: Example) => {
  const found = [...example.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
  const placeholders = [...new Set(found)]
  const counts = placeholders.filter((name) => numberNames.some((number) => number === name))
  return words(description, example)
    .refine((text) => {
      const names = readMessage(text, counts)?.names
      return names?.size === placeholders.length && placeholders.every((name) => names.has(name))
    })
    .meta({ placeholders, counts })
    .brand<MarkIn<Example>>()
}

/** Ignores plural options, which contain a space or a `#`. */
type MarkIn<Text> = Text extends `${string}{${infer Rest}`
  ? Mark<Rest extends `${infer Argument}}${string}` ? Argument : never> | MarkIn<Rest>
  : never
type Mark<Argument extends string> = Argument extends `${infer Name},${string}`
  ? Mark<Name>
  : Argument extends `${string}${' ' | '#'}${string}`
    ? never
    : `{${Argument}}`
