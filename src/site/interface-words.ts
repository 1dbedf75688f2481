import type { Message, WordsOf } from '../content-model/collections/interface-words/arguments'
import { argument } from '../content-model/collections/interface-words/messages'
import type { Singleton } from '../content-model/collections/query-results'

/** Texts of the interface from content/interface.yaml, by the part of the site that shows them. */
export type InterfaceWords = Singleton<'interface.yaml'>

/** The parts of them that a query asks for. */
export interface WordsData<Part extends keyof InterfaceWords> {
  interfaceWords: Pick<InterfaceWords, Part>
}

/**
 * Returns a text with values in the place of its arguments, such as `{name}`. `useWords` writes those with a number.
 * @param values by the name in braces
 */
export function fillWords<Mark extends string>(text: Message<Mark>, values: WordsOf<Mark>): string
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(argument, (whole, name) => String(values[name] ?? whole))
}
