/** Generates Markdown for tests: distinct words between matching and unmatched marks. */
import * as fc from 'fast-check'

/** Placeholder for the next word. Marks do not contain it. */
const word = 'W'

const marks = fc.constantFrom(
  ...'* ** _ __ ~ ~~ ` ``` ~~~ | [ ] ![ \\ # " \' ](/contact) ") ](./a.png) [a] [^1] [^2]'.split(
    ' ',
  ),
  ...'[^3] ( ) . , : ! - 1. 2024 @ https://a.example/ &amp; &copy 『 」'.split(' '),
  '](/contact "',
)
const blocks = fc.constantFrom(
  ...['# ', '## ', '### ', '#', '> ', '- ', '* ', '1. ', '7) ', '    ', '\t', '- [ ] ', '---\n'],
  ...['---', '-', '***', '===', '|---|---|', '| ', '| - | :-: |\n', '```js\n', '```\n', '~~~ '],
  ...['[a]: /contact', '[a]: /contact "', '[^1]: ', '[^2]: ', '[^3]: ', '[b]: '],
  ...['<Callout>\n\n', '\n\n</Callout>\n\n', '<Callout title="', '">'],
)
/** Marks that cause an error in most texts. */
const braces = fc.constantFrom('<br />', ...`< > { } {' '} <!-- --> <div> </div>`.split(' '))

const cells = fc
  .array(fc.constantFrom(word, `${word} ${word}`, `\`${word} | ${word}\``, `\\|${word}`, ''), {
    minLength: 1,
    maxLength: 4,
  })
  .map((row) => `| ${row.join(' | ')} |`)
const table = fc
  .tuple(cells, fc.integer({ min: 1, max: 3 }), fc.array(cells, { maxLength: 3 }))
  .map(([head, width, rows]) => ['', head, `${'|---'.repeat(width)}|`, ...rows, '', ''].join('\n'))
const notes = fc
  .array(fc.constantFrom('[^1]', '[^2]', '[^3]', word), { maxLength: 3 })
  .map((inner) => inner.join(' '))
const footnote = fc
  .tuple(fc.constantFrom('1', '2', '3'), notes)
  .map(([name, inner]) => `\n\n[^${name}]: ${word} ${inner}\n\n`)
const whole = fc.constantFrom(
  `**${word}**\n**${word}**`,
  `[${word}](/contact)`,
  `[${word}][a]\n\n[a]: /contact\n\n`,
  `\n\n\`\`\`js\n${word}\n\`\`\`\n\n`,
  `\n\n- ${word}\n\n  ${word}\n- ${word}\n\n`,
  `\n\n<Callout title="${word}">\n${word}\n</Callout>\n\n`,
)

const piece = fc.oneof(
  { weight: 120, arbitrary: fc.constant(word) },
  { weight: 80, arbitrary: fc.constantFrom(' ', ' ', '\n', '\n\n', '\n\n', '  \n') },
  { weight: 40, arbitrary: marks },
  { weight: 30, arbitrary: blocks.map((mark) => `\n${mark}`) },
  { weight: 20, arbitrary: fc.oneof(table, footnote, whole) },
  { weight: 1, arbitrary: braces },
)

export const randomMarkdown = fc.array(piece, { minLength: 1, maxLength: 24 }).map((pieces) => {
  const words: string[] = []
  const source = pieces.join('').replaceAll(word, () => {
    const next = `w${words.length}x`
    words.push(next)
    return next
  })
  return { source, words }
})
