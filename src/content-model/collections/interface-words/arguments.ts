/** The arguments of messages, which their schemas write into the types of texts, so that a forgotten value does not compile. */
import type * as z from 'zod'

/** Names of arguments that are numbers, on which words beside them may depend. All others are words. */
export const numberNames = [
  ...(['cells', 'count', 'marked', 'minutes', 'months', 'pages', 'size'] as const),
]
type NumberName = (typeof numberNames)[number]

/** A text of the interface with these arguments, such as `Message<'{count}' | '{query}'>`. */
export type Message<Mark extends string> = string & z.$brand<Mark>

/** The values of a message by the names of its arguments. */
export type ValuesOf<Mark extends string> = {
  readonly [M in Mark as NameIn<M>]: NameIn<M> extends NumberName ? number : string
}

/** The values of a message without numbers. */
export type WordsOf<Mark extends string> = { readonly [M in Mark as NameIn<M>]: string }

type NameIn<Mark> = Mark extends `{${infer Name}}` ? Name : never
