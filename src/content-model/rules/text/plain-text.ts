import { excerpt } from '../../check/diagnostics'

/** Group 2 contains the words; links have no group 2. */
const marks: readonly RegExp[] = [
  /!?\[([^\][\n]+)\]\([^()\n]+(?:\([^()\n]*\)[^()\n]*)?\)/g,
  /(\*\*\*|\*\*|__|~~)(?=\S)((?:(?!\1)[^\n])+?)(?<=\S)\1/g,
  /(?<![\w*\\])(\*)(?=[\p{L}“"'])([^*\n]*[\p{L}.,!?”"'])\*(?![\w*])/gu,
  /(?<![\w\\])(_)(?=[\p{L}“"'])([^_\n]*[\p{L}.,!?”"'])_(?!\w)/gu,
  /(`+)([^`\n]+)\1/g,
  /^(#{1,6}) +(\S.*)$/g,
]

/** Group 2 contains the words; a line break has no group 2. */
const tags: readonly RegExp[] = [
  /<(a|abbr|b|big|center|cite|code|del|div|em|font|i|kbd|mark|p|q|s|small|span|strike|strong|sub|sup|u)\b[^<>]*>([^<>]+)<\/\1>/gi,
  /<br ?\/?>/gi,
]

interface Markup {
  message: string
  /** The marked words and the plain words. */
  from: string
  to: string
  /** False if the replacement would lose something, such as an address. */
  isCertain: boolean
}

/**
 * Finds Markdown and HTML in a field or property, which are plain text.
 * @param name field name in messages: `hero.title`
 */
export function markupIn(text: string, name: string): Markup[] {
  return [...markdownIn(text, name), ...tagsIn(text, name)]
}

function tagsIn(text: string, name: string): Markup[] {
  return tags.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: from, 1: tag = '', 2: to = '' }): Markup => {
      const cure = to ? excerpt(to, 60) : 'a space, or nothing'
      const message = `${name} has “${excerpt(from)}”, but fields are plain text, so pages would show the tag. Write: ${cure}`
      return { from, to, isCertain: to !== '' && tag.toLowerCase() !== 'a', message }
    }),
  )
}

function markdownIn(text: string, name: string): Markup[] {
  return marks.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: from, 1: first, 2: words }): Markup[] => {
      const to = words ?? first ?? ''
      if (!/\p{L}/u.test(to)) return []
      const isLink = words === undefined
      const cure = isLink
        ? `Write ${excerpt(to, 40)}, and put the link into the text below the fields or into a field for links`
        : `Write: ${excerpt(to, 60)}`
      const message = `${name} has “${excerpt(from)}”, but fields are plain text, so pages would show the Markdown signs. ${cure}`
      return [{ from, to, isCertain: !isLink, message }]
    }),
  )
}
