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

/**
 * Finds Markdown and HTML in a field or property, which are plain text.
 * @param name field name in messages: `hero.title`
 * @returns the marked words and the plain words. `isCertain` is false if the
 * replacement would lose something, such as an address
 */
export function markupIn(text: string, name: string) {
  const problem = (from: string, syntax: string) =>
    `${name} has “${excerpt(from)}”, but fields are plain text, so pages would show the ${syntax}.`
  const inMarkdown = matchesOf(marks, text).flatMap(({ 0: from, 1: first = '', 2: words }) => {
    const to = words ?? first
    if (!/\p{L}/u.test(to)) return []
    const isLink = words === undefined
    const advice = isLink
      ? `Write ${excerpt(to, 40)}, and put the link into the text below the fields or into a field for links`
      : `Write: ${excerpt(to, 60)}`
    const message = `${problem(from, 'Markdown characters')} ${advice}`
    return [{ from, to, isCertain: !isLink, message }]
  })
  const inTags = matchesOf(tags, text).map(({ 0: from, 1: tag = '', 2: to = '' }) => {
    const isCertain = to !== '' && tag.toLowerCase() !== 'a'
    const advice = to ? excerpt(to, 60) : 'a space, or nothing'
    return { from, to, isCertain, message: `${problem(from, 'tag')} Write: ${advice}` }
  })
  return [...inMarkdown, ...inTags]
}

const matchesOf = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)])
