/** Reads texts of the interface as ICU messages, of which they use arguments, plurals and choices. */
import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** What a message asks for. */
export interface MessageParts {
  /** Names of its arguments: `count` for `{count}`. */
  names: ReadonlySet<string>
  /** For each plural, the categories of numbers that it has words for: `one`, `other`, `=0`. */
  plurals: readonly (readonly string[])[]
  /** For each choice, the values that it has words for: `case`, `other`. */
  choices: readonly (readonly string[])[]
}

/** The arguments on which words of a message may depend. */
export interface Deciding {
  /** Names that stand for numbers, of which a plural may be made. */
  counts?: readonly string[]
  /** The name of a choice: it is made wherever the name stands, since its values are keys that no page shows. */
  choice?: string
}

/**
 * Reads a message.
 * @returns undefined when it is none, or has more than arguments, plurals of these numbers and this choice
 */
export function readMessage(
  text: string,
  { counts = [], choice }: Deciding,
): MessageParts | undefined {
  // Quoted braces, which no text needs, are read by no page.
  const elements = /'[{}#|]/.test(text) ? undefined : parsed(text)
  if (!elements) return undefined
  const names = new Set<string>()
  const plurals: string[][] = []
  const choices: string[][] = []
  const read = (element: MessageFormatElement, isOption: boolean): boolean => {
    if (isLiteralElement(element)) return true
    if (isPoundElement(element)) return isOption
    if (isArgumentElement(element)) {
      names.add(element.value)
      return element.value !== choice
    }
    if (isOption) return false
    if (isSelectElement(element) && element.value === choice) {
      choices.push(Object.keys(element.options))
    } else if (isPluralElement(element) && counts.includes(element.value)) {
      if (element.offset !== 0 || element.pluralType !== 'cardinal') return false
      if (!element.options.other) return false
      plurals.push(Object.keys(element.options))
    } else return false
    names.add(element.value)
    return Object.values(element.options).every(({ value }) =>
      value.every((one) => read(one, true)),
    )
  }
  return elements.every((element) => read(element, false)) ? { names, plurals, choices } : undefined
}

function parsed(text: string): MessageFormatElement[] | undefined {
  try {
    // What a choice lacks is told by itself (choice-options.ts).
    return parse(text, { ignoreTag: true, requiresOtherClause: false })
  } catch {
    return undefined
  }
}
