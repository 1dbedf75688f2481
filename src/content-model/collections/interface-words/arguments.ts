/** Types of messages. A missing argument does not compile. */
import type * as z from 'zod'

/** Numeric arguments, which may have plurals. All others are strings. */
export const numberNames = [
  ...(['cells', 'count', 'marked', 'minutes', 'months', 'pages', 'size'] as const),
]
type NumberName = (typeof numberNames)[number]

/** An interface text with its arguments: `Message<'{count}' | '{query}'>`. */
export type Message<Mark extends string> = string & z.$brand<Mark>

export type ValuesOf<Mark extends string> = {
  readonly [M in Mark as NameIn<M>]: NameIn<M> extends NumberName ? number : string
}

export type WordsOf<Mark extends string> = { readonly [M in Mark as NameIn<M>]: string }

type NameIn<Mark> = Mark extends `{${infer Name}}` ? Name : never
