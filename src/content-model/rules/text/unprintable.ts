/** Characters that XML 1.0 forbids or YAML calls unprintable. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/u

/** Returns the first unprintable character, which would stop the build. */
export function findUnprintable(text: string) {
  const found = unprintable.exec(text)
  if (!found) return undefined
  const message = `Pages cannot show the invisible character here (${codeOf(found[0])}). Delete it, or retype the line.`
  return { index: found.index, message }
}

const effects: [characters: RegExp, effect: string][] = [
  [
    /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
    'changes the order in which the words around it are shown',
  ],
  // Characters without width.
  [/[\u00AD\u180E\u200B-\u200D\u2060-\u2064]/, 'keeps searches from finding the word'],
  // Browsers do not show these line ends.
  [/[\u2028\u2029]/, 'joins the words before and after it'],
]

/** Characters that programs insert for lost content. */
const replacements: Readonly<Record<string, string>> = {
  '\uFFFC':
    'The character ￼ (U+FFFC) marks a picture that was lost when the text was copied. Delete it, and add the picture: ![What it shows](./flow.png)',
  '\uFFFD':
    'The character � (U+FFFD) replaces a letter that a program could not read. Type the letter.',
}

/** Characters that Word draws with Symbol or Wingdings: bullets, arrows, smileys. */
const wordCharacters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'\uF0A7\uF0B7\uF0D8\uF06C\uF06E\uF076'].map((character) => [character, '•']),
  ),
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
  [...effects.map(([{ source }]) => source), ...Object.keys(replacements), '\\p{Co}'].join('|'),
  'gu',
)

/** The end of a word in a script with joined letters, such as Arabic. */
const joiningWord =
  /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])\p{L}\p{M}*$/u
const emoji = /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?$/u

/** Returns whether a joiner belongs to a joining script or an emoji. */
function isWritten(text: string, index: number): boolean {
  const character = text[index]
  if (character !== '\u200C' && character !== '\u200D') return false
  const before = text.slice(Math.max(0, index - 8), index)
  if (joiningWord.test(before)) return true
  const after = text.slice(index + 1, index + 3)
  return character === '\u200D' && emoji.test(before) && /^\p{Extended_Pictographic}/u.test(after)
}

/**
 * Finds misleading characters and characters for lost content, with a replacement if it is certain.
 * @param advice Default: advice to run `--fix`
 */
export function findMisleading(text: string, advice?: string) {
  return [...text.matchAll(misleading)]
    .filter(({ index }) => !isWritten(text, index))
    .map(({ 0: character, index }) => {
      if (/\p{Co}/u.test(character)) return { index, character, ...explainPrivate(character) }
      const lost = replacements[character]
      if (lost) return { index, character, message: lost }
      const instead = /[\u2028\u2029]/.test(character) ? ' ' : ''
      const fixed = instead ? 'replaces it with a space' : 'deletes it'
      const [, effect = ''] = effects.find(([characters]) => characters.test(character)) ?? []
      const message = `The invisible character here (${codeOf(character)}) ${effect}. ${advice ?? `Run npm run check -- --fix, which ${fixed}.`}`
      return { index, character, instead, message }
    })
}

/** Explains an invisible character in a value, such as from "\e" or &#8203; */
export function explainHidden(value: string): string | undefined {
  const [hidden] = findMisleading(value, 'Remove its escape code.')
  return findUnprintable(value)?.message ?? hidden?.message
}

function explainPrivate(character: string): { message: string; instead?: string } {
  const problem = `The private-use character here (${codeOf(character)}) needs the font of another program, such as Symbol in Word.`
  const instead = wordCharacters[character]
  return instead
    ? { message: `${problem} Write ${instead}, or run npm run check -- --fix.`, instead }
    : { message: `${problem} Type the intended character.` }
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
