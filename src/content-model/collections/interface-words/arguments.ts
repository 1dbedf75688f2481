/**
 * What the compiler knows of the arguments of a message. A schema marks the type of its text with each of them, and
 * what writes a text takes the values that the marks ask for. All of it is types: nothing of it reaches a browser.
 */
import type * as z from 'zod'

/** Marks a name or other words: `{query}`. */
export type TextMark<Name extends string = string> = `{${Name}}`
/** Marks a number, on which words beside it may depend: `#count`. */
export type CountMark<Name extends string = string> = `#${Name}`

/** A text of the interface whose arguments have these marks, such as `Message<'#count' | '{query}'>`. */
export type Message<Mark extends string> = string & z.$brand<Mark>

/**
 * The values of a message by the names of its arguments: words or numbers.
 * @template Written the marks that a function writes; a message with another one takes no values there
 */
export type ValuesOf<Mark extends string, Written extends string> = [Mark] extends [Written]
  ? { readonly [M in Mark as NameIn<M>]: ValueFor<M> }
  : never

type NameIn<Mark> = Mark extends TextMark<infer Name> | CountMark<infer Name> ? Name : never

type ValueFor<Mark> = Mark extends CountMark ? number : string
