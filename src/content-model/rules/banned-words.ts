/**
 * Finds words that promise without saying anything. The advice beside each word asks for what the sentence
 * should have said instead.
 */
import { type Diagnostic, placeAt } from '../check/diagnostics'
import { maskedProse } from './prose'

const promise = 'Say what the client gets, in what order and by when'

const bannedWords: readonly (readonly [words: string, advice: string])[] = [
  // The art direction's own list. “Unlock” is banned before value, potential and the like only: a token
  // may unlock on a date.
  [
    "unlock(?:s|ed|ing)? (?:(?:the|its|your|our|their|new|full|true|real|more|hidden|business)(?: |'s ))*(?:potential|power|value|growth|opportunit\\w+|innovation|possibilit\\w+|benefits?|efficienc\\w+|future|insights?|success|revenue)",
    promise,
  ],
  // Elevated rights (of systems) and elevated risks (in tables) are allowed.
  [
    'revolutioni[sz]\\w*|revolutionary|game chang(?:ing|ers?)|elevat(?:e|es|ing)|elevated (?!right|privilege|access|permission|risk|role)',
    promise,
  ],
  ['cutting edge|state of the art', 'Name the technique and how long it has run in production'],
  ['seamless(?:ly)?|effortless(?:ly)?', 'Say what nobody has to do any more'],
  ['empower\\w*', 'Say what people can do now that they could not do before'],
  // Only the verbs are banned: leverage is a term of finance, and a test harness is a noun.
  [
    'leverag(?:es|ing)|(?:to|can|could|will|would|may|we|you|they|who) leverage|leverage (?:our|your|the|its|their|this|these|those|an?|existing|modern|blockchain|technology)|harness(?:es|ed|ing)? (?:the|our|your|its|their)|(?:to|can|will|we|you|they) harness',
    'Name what is done with it, for example: use',
  ],
  ['holistic(?:ally)?', 'List the parts that are meant'],
  ['synerg(?:y|ies|istic\\w*)', 'Say which two things help each other, and how'],
  ['world class|best in class', 'Give the figure or the client that proves it'],
  ['next generation', 'Say what is different from the generation before'],
  ['supercharg\\w*', 'Give the figure before and the figure after'],
  ['turnkey', 'List what is handed over'],
  ['bespoke', 'Say what is made for the client and what is not'],
  ['transformative(?:ly)?', 'Say what changes'],
  ['delv(?:e|es|ed|ing)', 'Say what is examined, for example: we read the contract line by line'],
]

/**
 * Matches all banned words. A space matches any white space or hyphen, so that a line break hides nothing.
 */
const pattern = new RegExp(
  bannedWords
    .map(
      ([word]) =>
        `(?<![\\p{L}\\p{N}/#@.-])(${word.replaceAll(/(?<!\[) (?!\|)/g, '[\\s-]+')})(?![\\p{L}\\p{N}/])`,
    )
    .join('|'),
  'giu',
)

/**
 * Finds banned words in a file, with the place of each.
 * @param source the whole text of the file, frontmatter included
 */
export function bannedWordDiagnostics(source: string): Diagnostic[] {
  return [...maskedProse(source).matchAll(pattern)].map((match) => {
    const [found, ...groups] = match
    const advice = bannedWords[groups.findIndex((group) => group !== undefined)]?.[1] ?? promise
    return {
      ...placeAt(source, match.index),
      message: `“${found.replace(/\s+/g, ' ')}” is one of the words that this site does without. ${advice}.`,
    }
  })
}
