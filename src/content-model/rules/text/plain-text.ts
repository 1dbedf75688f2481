/** Finds Markdown in fields and properties. They are plain text, so pages would show the Markdown signs. */
import { excerpt } from '../../check/diagnostics'

/**
 * Markdown marks. Group 2 contains the words; links have no group 2. Stars and underscores inside words are not
 * marks.
 */
const marks: readonly RegExp[] = [
  /!?\[([^\][\n]+)\]\([^()\n]+(?:\([^()\n]*\)[^()\n]*)?\)/g,
  /(\*\*\*|\*\*|__|~~)(?=\S)((?:(?!\1)[^\n])+?)(?<=\S)\1/g,
  /(?<![\w*\\])(\*)(?=[\p{L}“"'])([^*\n]*[\p{L}.,!?”"'])\*(?![\w*])/gu,
  /(?<![\w\\])(_)(?=[\p{L}“"'])([^_\n]*[\p{L}.,!?”"'])_(?!\w)/gu,
  /(`+)([^`\n]+)\1/g,
  /^(#{1,6}) +(\S.*)$/g,
]

interface Markup {
  message: string
  /** The marked words and the plain words. A link loses its address. */
  from: string
  to: string
  isLink: boolean
}

/**
 * Returns the Markdown marks in a text.
 * @param name field name in messages: `hero.title`
 */
export function markupIn(text: string, name: string): Markup[] {
  return marks.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: from, 1: first, 2: words }): Markup[] => {
      const to = words ?? first ?? ''
      if (!/\p{L}/u.test(to)) return []
      const isLink = words === undefined
      const cure = isLink
        ? `Write ${excerpt(to, 40)}, and put the link into the text below the fields or into a field for links`
        : `Write: ${excerpt(to, 60)}`
      const message = `${name} has “${excerpt(from)}”, but fields are plain text, so pages would show the Markdown signs. ${cure}`
      return [{ from, to, isLink, message }]
    }),
  )
}
