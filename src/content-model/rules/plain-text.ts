/** Finds Markdown in fields and properties, which are plain text: pages show its signs. */
import { excerpt } from '../check/diagnostics'

/** Marks, each with the words in it as the second group; links have none. Stars and underscores within words are no marks. */
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
  /** The mark with its words, and the words alone; a link loses its address. */
  from: string
  to: string
  isLink: boolean
}

/** Returns the marks in a text. @param name what messages call it: `hero.title` */
export function markupIn(text: string, name: string): Markup[] {
  return marks.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: from, 1: first, 2: words }): Markup[] => {
      const to = words ?? first ?? ''
      if (!/\p{L}/u.test(to)) return []
      const isLink = words === undefined
      const cure = isLink
        ? `Write ${excerpt(to, 40)}, and put the link into the text below the fields or into a field for links`
        : `Write: ${excerpt(to, 60)}`
      const message = `${name} has “${excerpt(from)}”, which pages show as it is written: fields are plain text, and not Markdown. ${cure}`
      return [{ from, to, isLink, message }]
    }),
  )
}
