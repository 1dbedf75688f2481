/**
 * Words that promise without saying anything. A page that needs one has nothing to say there: the
 * second column asks for what the sentence should have said.
 */
import { type Diagnostic, startOfFile } from '../check/diagnostics'

const specific = 'Say what the client gets, in what order and by when'
const verb = 'Name what is done with it, for example: use'

const bannedWords: readonly (readonly [word: string, advice: string])[] = [
  // The art direction's own list. A token may unlock on a date; value and potential may not.
  [
    "unlock(?:s|ed|ing)? (?:(?:the|its|your|our|their|new|full|true|real|more|hidden|business)(?: |'s ))*(?:potential|power|value|growth|opportunit\\w+|innovation|possibilit\\w+|benefits?|efficienc\\w+|future|insights?|success|revenue)",
    specific,
  ],
  ['revolutioni[sz]\\w*|revolutionary', specific],
  ['cutting edge', 'Name the technique and how long it has run in production'],
  ['seamless(?:ly)?', 'Say what nobody has to do any more, for example: without re-keying'],
  ['empower\\w*', 'Say what people can do now that they could not do before'],
  // Leverage is a word of finance as well: only the verb is meant.
  [
    'leverag(?:es|ing)|(?:to|can|could|will|would|may|we|you|they|who) leverage|leverage (?:our|your|the|its|their|this|these|those|an?|existing|modern|blockchain|technology)',
    verb,
  ],
  ['game chang(?:ing|ers?)', specific],
  ['holistic(?:ally)?', 'List the parts that are meant'],
  ['synerg(?:y|ies|istic\\w*)', 'Say which two things help each other, and how'],
  ['world class', 'Give the figure or the client that proves it'],
  ['best in class', 'Give the figure or the client that proves it'],
  ['next generation', 'Say what is different from the generation before'],
  ['state of the art', 'Name the technique and how long it has run in production'],
  ['supercharg\\w*', 'Give the figure before and the figure after'],
  ['turnkey', 'List what is handed over'],
  ['bespoke', 'Say what is made for the client and what is not'],
  ['transformative(?:ly)?', 'Say what changes'],
  // A test harness is a thing; the verb is meant.
  [
    'harness(?:es|ed|ing) (?:the|our|your|its|their)|(?:to|can|will|we|you|they) harness|harness (?:the|our|your|its|their)',
    verb,
  ],
  // Rights are elevated in systems, risks in tables.
  ['elevat(?:e|es|ing)|elevated (?!right|privilege|access|permission|risk|role)', specific],
  ['delv(?:e|es|ed|ing)', 'Say what is examined, for example: we read the contract line by line'],
  ['effortless(?:ly)?', 'Say what nobody has to do any more'],
]

/** A space stands for any white space or hyphen, so that a line break hides nothing. */
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
 * Code, addresses and links keep their length, so that places stay right, and lose their words. An address
 * may hold one pair of parentheses; to look for its end past any more takes seconds in a hostile file.
 */
const notProse = /```[\s\S]*?```|`[^`\n]*`|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)|https?:\/\/\S+/g

/**
 * Finds banned words in a file, with the place of each.
 * @param source the whole text of the file, frontmatter included
 */
export function bannedWordDiagnostics(source: string): Diagnostic[] {
  const prose = source.replace(notProse, (text) => text.replace(/\S/g, '`'))
  return [...prose.matchAll(pattern)].map((match) => {
    const before = source.slice(0, match.index).split('\n')
    const [found, ...groups] = match
    const advice = bannedWords[groups.findIndex((group) => group !== undefined)]?.[1] ?? specific
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + startOfFile.column,
      message: `“${found.replace(/\s+/g, ' ')}” is one of the words that this site does without. ${advice}.`,
    }
  })
}
