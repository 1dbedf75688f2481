import { words } from '../fields/text'
import { numberNames } from './arguments'
import { readMessage } from './messages'

/**
 * Returns the schema of a text with the arguments of its example, such as `{query}`. A text that lacks one of them, or
 * has another, is refused. Words beside a number may depend on it, as ICU messages say it:
 * `{count, plural, one {# result} other {# results}}`.
 */
export const wordsWith = <Example extends string>(description: string, example: Example) => {
  const found = [...example.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
  const placeholders = [...new Set(found)]
  const counts = placeholders.filter((name) => numberNames.some((one) => one === name))
  return words(description, example)
    .refine((text) => {
      const names = readMessage(text, counts)?.names
      return names?.size === placeholders.length && placeholders.every((name) => names.has(name))
    })
    .meta({ placeholders, counts })
    .brand<MarkIn<Example>>()
}

/** The marks of a text's arguments. Words of a plural's options have a space or a `#` and are none. */
type MarkIn<Text> = Text extends `${string}{${infer Rest}`
  ? Mark<Rest extends `${infer Argument}}${string}` ? Argument : never> | MarkIn<Rest>
  : never
type Mark<Argument extends string> = Argument extends `${infer Name},${string}`
  ? Mark<Name>
  : Argument extends `${string}${' ' | '#'}${string}`
    ? never
    : `{${Argument}}`
