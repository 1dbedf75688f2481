/** Finds characters that no page can show, and those that mislead or stand for what is lost. */

/** Matches what XML 1.0 forbids and YAML calls unprintable, except line feeds and tabs. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/u

/**
 * Returns the first unprintable character of a text. Other programs of the build stop at it.
 * @returns undefined when there is none
 */
export function findUnprintable(text: string) {
  const found = unprintable.exec(text)
  if (!found) return undefined
  return {
    index: found.index,
    message: `An invisible character (${codeOf(found[0])}) stands here, which no page can show. Delete it, or type the line anew.`,
  }
}

/** Characters that mislead, each kind with what it does. */
const harms: [characters: RegExp, harm: string][] = [
  [
    /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
    'shows the words around it in another order than they are written',
  ],
  // They have no width: a word that holds one is another word to every search.
  [/[\u00AD\u180E\u200B-\u200D\u2060-\u2064]/, 'keeps searches from finding the word'],
  // Browsers show these line ends as nothing at all.
  [/[\u2028\u2029]/, 'runs the words beside it together'],
]

/** Characters that programs put in the place of what they could not keep. */
const replacements: Readonly<Record<string, string>> = {
  '\uFFFC':
    'The sign ￼ (U+FFFC) stands where a picture was when the text was copied. Delete it, and add the picture: ![What it shows](./flow.png)',
  '\uFFFD':
    'The sign � (U+FFFD) stands where a letter was that some program could not read. Type that letter.',
}

/** Signs of Word that only its fonts Symbol and Wingdings draw: bullets, and what it makes of --> and :) */
const wordSigns: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'\uF0A7\uF0B7\uF0D8\uF06C\uF06E\uF076'].map((sign) => [sign, '•'])),
  '\uF0FC': '✓',
  '\uF0DF': '←',
  '\uF0E0': '→',
  '\uF0E7': '⇐',
  '\uF0E8': '⇒',
  '\uF0F3': '⇔',
  '\uF04A': '☺',
  '\uF04C': '☹',
}

const misleading = new RegExp(
  [...harms.map(([{ source }]) => source), ...Object.keys(replacements), '\\p{Co}'].join('|'),
  'gu',
)

/** The end of a word in a script whose letters join, such as Arabic, Devanagari or Javanese. */
const joiningWord =
  /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])\p{L}\p{M}*$/u
const emoji = /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?$/u

/**
 * Returns whether a joiner belongs to the writing: after such a word, or between two pictures of one
 * emoji.
 */
function isWritten(text: string, index: number): boolean {
  const character = text[index]
  if (character !== '\u200C' && character !== '\u200D') return false
  const before = text.slice(Math.max(0, index - 8), index)
  if (joiningWord.test(before)) return true
  const after = text.slice(index + 1, index + 3)
  return character === '\u200D' && emoji.test(before) && /^\p{Extended_Pictographic}/u.test(after)
}

/**
 * Returns the characters of a text that change how it is read, or stand for what is lost; see above.
 * @returns each with what replaces it, where nothing else can be meant
 */
export function findMisleading(text: string) {
  return [...text.matchAll(misleading)]
    .filter(({ index }) => !isWritten(text, index))
    .map(({ 0: character, index }) => {
      if (/\p{Co}/u.test(character)) return { index, character, ...explainPrivate(character) }
      const lost = replacements[character]
      if (lost) return { index, character, message: lost }
      const instead = /[\u2028\u2029]/.test(character) ? ' ' : ''
      const fixed = instead ? 'puts a space in its place' : 'deletes it'
      const message = `${explain(character)} Run npm run check -- --fix, which ${fixed}.`
      return { index, character, instead, message }
    })
}

/**
 * Returns the message about an invisible character in a value, where an escape can hide it: "\e", &#8203;
 * @returns undefined when it has none
 */
export function explainHidden(value: string): string | undefined {
  const found = findUnprintable(value)
  if (found) return found.message
  const [hidden] = findMisleading(value)
  if (!hidden) return undefined
  const { character } = hidden
  if (/\p{Co}/u.test(character)) return explainPrivate(character).message
  return replacements[character] ?? `${explain(character)} Remove the escape that stands for it.`
}

function explain(character: string): string {
  const [, harm = ''] = harms.find(([characters]) => characters.test(character)) ?? []
  return `An invisible character (${codeOf(character)}) stands here, which ${harm}.`
}

function explainPrivate(character: string): { message: string; instead?: string } {
  const what = `A sign for private use (${codeOf(character)}) is here, which only the font of another program draws, such as Symbol of Word.`
  const instead = wordSigns[character]
  return instead
    ? { message: `${what} Write ${instead}, or run npm run check -- --fix.`, instead }
    : { message: `${what} Type the sign that was meant.` }
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
