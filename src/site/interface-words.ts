import type { Message, WordsOf } from '../content-model/collections/interface-words/arguments'
import { argument } from '../content-model/collections/interface-words/messages'
import type { Singleton } from '../content-model/collections/query-results'

/** From content/interface.yaml, by part of the site. */
export type InterfaceWords = Singleton<'interface.yaml'>

export interface WordsData<Part extends keyof InterfaceWords> {
  interfaceWords: Pick<InterfaceWords, Part>
}

/** Names of types of search results: in the singular, and with a number. */
export type TypeWords = Pick<InterfaceWords, 'searchResults' | 'searchCounts' | 'searchPage'>

/**
 * Fills values into a text's arguments, such as `{name}`. Use `useWords` for texts with a number.
 */
export function fillWords<Mark extends string>(text: Message<Mark>, values: WordsOf<Mark>): string
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(argument, (whole, name) => String(values[name] ?? whole))
}
