/** Reads texts of the interface as ICU messages, of which they use arguments and plurals. */
import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** What a message asks for. */
export interface MessageParts {
  /** Names of its arguments: `count` for `{count}`. */
  names: ReadonlySet<string>
  /** For each plural, the categories of numbers that it has words for: `one`, `other`, `=0`. */
  plurals: readonly (readonly string[])[]
}

/**
 * Reads a message.
 * @param counts names of the arguments that are numbers: a plural is made of nothing else
 * @returns undefined when it is none, or has more than arguments and plurals of these numbers
 */
export function readMessage(text: string, counts: readonly string[]): MessageParts | undefined {
  // Quoted braces, which no text needs, are read by no page.
  const elements = /'[{}#|]/.test(text) ? undefined : parsed(text)
  if (!elements) return undefined
  const names = new Set<string>()
  const plurals: string[][] = []
  const read = (element: MessageFormatElement, isOption: boolean): boolean => {
    if (isLiteralElement(element)) return true
    if (isPoundElement(element)) return isOption
    if (isArgumentElement(element)) {
      names.add(element.value)
      return true
    }
    if (isOption || !isPluralElement(element) || !counts.includes(element.value)) return false
    if (element.offset !== 0 || element.pluralType !== 'cardinal') return false
    plurals.push(Object.keys(element.options))
    names.add(element.value)
    return Object.values(element.options).every(({ value }) =>
      value.every((one) => read(one, true)),
    )
  }
  return elements.every((element) => read(element, false)) ? { names, plurals } : undefined
}

function parsed(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text, { ignoreTag: true })
  } catch {
    return undefined
  }
}
