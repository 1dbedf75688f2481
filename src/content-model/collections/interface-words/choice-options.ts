/** Says which words a choice lacks, or has for a value that there is not. */
import { readMessage } from './messages'

/**
 * Returns what is wrong with the values for which the choices of a text have words: "has no words for …".
 * @param choice the name of the argument
 * @param values what the argument may be
 * @returns undefined when nothing is, or the text is no message with this choice
 */
export function explainOptions(
  text: string,
  choice: string,
  values: readonly string[],
): string | undefined {
  const problems = readMessage(text, { choice })?.choices.map((given) => {
    const unknown = given.find((value) => value !== 'other' && !values.includes(value))
    if (unknown)
      return `has words for “${unknown}”, but {${choice}} stands only for ${values.join(' or ')}. Remove them.`
    if (given.includes('other')) return undefined
    const missing = values.find((value) => !given.includes(value))
    return missing
      ? `has no words for “${missing}”, and none for other values. Add, for example: other {…}`
      : 'has no words for “other”, with which every choice ends. Add, for example: other {…}'
  })
  return problems?.find((problem) => problem !== undefined)
}
