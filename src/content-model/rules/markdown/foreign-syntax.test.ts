import { readBody } from '../../read/body'
import { readAndFix } from './testing'

const docusaurus = 'Docusaurus, VitePress or MyST'
const github = 'GitHub or Obsidian'
const shown = 'which pages would show as text.'

test.each([
  ['Text.\n\n:::note\n\nRead.\n\n:::', '3:1', docusaurus, '"note"'],
  ['::: danger Do not\nRead *it*.\n:::', '1:1', docusaurus, '"warning" title="Do not"'],
  [':::tip[Before you begin]\nRead.\n:::', '1:1', docusaurus, '"tip" title="Before you begin"'],
  [':::{caution}\nRead.\n:::', '1:1', docusaurus, '"warning"'],
  ['!!! bug "Wait"\n    Read.\n\n    { two.\n\nText.', '1:1', 'MkDocs', '"warning" title="Wait"'],
  ['???+ example\n    Read.', '1:1', 'MkDocs', '"note"'],
  ['> [!WARNING]\n> Read.', '1:3', github, '"warning"'],
  ['> [!info]- Why\n> Read.', '1:3', github, '"note" title="Why"'],
  ['> [!faq]+ Why [[this]]\n> Read.', '1:3', github, '"note"'],
])('reports the note in %j', (source, place, tool, properties) => {
  const [line = 1, column = 1] = place.split(':').map(Number)
  const written = source.split('\n')[line - 1]?.slice(column - 1)
  expect(readAndFix(source).messages).toEqual([
    `${place} “${written}” is ${tool} syntax, ${shown} Write <Callout kind=${properties}> on a separate line before the text, and </Callout> after it.`,
  ])
})

const fixes: Record<string, [message: string, fixed: string]> = {
  'The price. %% ask Sari, margin is 60 percent %% More.': [
    '1:12 “%% ask Sari, margin is 60 percent %%” is not a comment here, and would be published. Write {/* ask Sari, margin is 60 percent */}, or remove it.',
    'The price. {/* ask Sari, margin is 60 percent */} More.',
  ],
  'Text.\n\n%%\nDo *not* publish.\n%%\n\nText.': [
    '3:1 “%% Do *not* publish. %%” is not a comment here, and would be published. Write {/* Do *not* publish. */}, or remove it.',
    'Text.\n\n{/*\nDo *not* publish.\n*/}\n\nText.',
  ],
  '```{mermaid}\nflowchart TD\n  a --> b\n```': [
    '1:1 “```{mermaid}” does not begin a diagram, so its source would be shown as code. Write the caption after ```mermaid: ```mermaid Where a sale waits',
    '```mermaid\nflowchart TD\n  a --> b\n```',
  ],
  '```Mermaid Where a sale waits\nflowchart TD\n  a --> b\n```': [
    '1:1 “```Mermaid Where a sale waits” does not begin a diagram, so its source would be shown as code. Write the caption after ```mermaid: ```mermaid Where a sale waits',
    '```mermaid Where a sale waits\nflowchart TD\n  a --> b\n```',
  ],
  '~~~ { .mermaid } Where a sale waits\nflowchart TD\n  a --> b\n~~~': [
    '1:1 “```{ .mermaid } Where a sale waits” does not begin a diagram, so its source would be shown as code. Write the caption after ```mermaid: ```mermaid Where a sale waits',
    '~~~mermaid Where a sale waits\nflowchart TD\n  a --> b\n~~~',
  ],
  '```{python}\nprint()\n```': [
    '1:1 “```{python}” has a language in braces, which does not work here. Write: ```python',
    '```python\nprint()\n```',
  ],
}

test.each(Object.entries(fixes))('fixes %j', (source, [message, fixed]) => {
  expect(readAndFix(source).messages[0]).toBe(message)
  expect(readAndFix(source).fixed).toBe(fixed)
  expect(readAndFix(fixed).messages).not.toContain(message)
})

test.each<[fixed: string, ...shownPaths: string[]]>([
  ['Put it into `\\\\ledger01\\invoices\\_done`, or', '\\ledger01\\invoices_done'],
  ['In `..\\_done` now.', '.._done'],
  ['Into `C:\\Program Files\\_temp\\*.csv` on it.', 'C:\\Program Files_temp*.csv'],
  ['From `\\\\ledger01\\_done` to `%APPDATA%\\_temp` now.', '\\ledger01_done', '%APPDATA%_temp'],
])('puts paths in backticks: %s', (fixed, ...shownPaths) => {
  const source = fixed.replaceAll('`', '')
  const paths = fixed.split('`').filter((_, index) => index % 2 === 1)
  const messages = paths.map(
    (path, index) =>
      `1:${source.indexOf(path) + 1} “${path}” would be shown as ${shownPaths[index]}, because Markdown removes a \\ before a punctuation character. Put the path in backticks: \`${path}\``,
  )
  expect(readAndFix(source)).toEqual({ messages, fixed })
})

const contents = (written: string) =>
  `1:1 “${written}” is a table of contents from another tool, ${shown} Remove it: long pages already have one.`
const reports: Record<string, string | string[]> = {
  '%%\n\nDo not publish.\n\n%%\n\nText.':
    '1:1 “%% Do not publish. %%” is not a comment here, and would be published. Write {/* Do not publish. */}, or remove it.',
  'See [[Our ERP work]] and [[erp|the work]].': [
    `1:5 “[[Our ERP work]]” is an Obsidian or wiki link, ${shown} Write the address after the words: [Our ERP work](/services/erp-integration)`,
    `1:26 “[[erp|the work]]” is an Obsidian or wiki link, ${shown} Write the address after the words: [the work](/services/erp-integration)`,
  ],
  '![[Flow of a sale.png]]': `1:1 “![[Flow of a sale.png]]” is Obsidian syntax, ${shown} Put the file next to this one, and write: ![What it shows](./flow-of-a-sale.png)`,
  'It is ==very important== now.': `1:7 “==very important==” is Obsidian or Typora highlighting, ${shown} Write: **very important**`,
  'We ++insert++ H~2~O at 10^3^ :rocket:': [
    `1:4 “++insert++” is underlining from a Markdown extension, ${shown} Write: **insert**`,
    `1:26 “^3^” is a Pandoc superscript, ${shown} Write the raised character itself, for example: 10² or m³`,
    `1:16 “~2~” is a Pandoc subscript, ${shown} Write the lowered character itself, for example: H₂O`,
    `1:30 “:rocket:” is a GitHub or Slack emoji code, ${shown} Write the emoji itself, or remove the code.`,
  ],
  'Twice a day.【4†source】 See Error! Reference source not found. And :contentReference[oaicite:0] here.':
    [
      `1:13 “【4†source】” is a citation mark of ChatGPT, ${shown} Remove it, or link to the source.`,
      `1:67 “:contentReference[oaicite:0]” is a citation mark of ChatGPT, ${shown} Remove it, or link to the source.`,
      `1:28 “Error! Reference source not found.” is a lost reference of Word, ${shown} Write the reference itself, or remove it.`,
    ],
  'It sells[a] twice.\n\n[a]Please check with legal\n\nh2. The rest': [
    `3:1 “[a]Please check with legal” is a comment of Google Docs, ${shown} Remove it, and [a] in the text.`,
    `5:1 “h2. The rest” is a Jira heading, ${shown} Write: ## The rest`,
  ],
  '$$\na + b\n$$': `1:1 “$$ a + b $$” is a LaTeX formula, ${shown} Write it in words, or as code: \`a + b\``,
  'Reserve\n: Money in the bank\n\n*[OJK]: The authority': [
    `2:1 “: Money in the bank” is a Pandoc or Markdown Extra definition, ${shown} Write a list, with each term and its meaning in one line: - **Term**: Money in the bank`,
    `4:1 “*[OJK]: The authority” is a Markdown Extra abbreviation, ${shown} Remove it, and write the meaning where the word first appears: OJK (The authority)`,
  ],
  '=== "Linux"\n    Run it.': `1:1 “=== "Linux"” is an MkDocs tab, ${shown} Write a heading, and its text below it without indentation: ### Linux`,
  '- [] Ask Sari': `1:3 “[] Ask Sari” is an unfinished checkbox, ${shown} Write a space between the brackets and after them: - [ ] Ask Sari`,
  'Text {width=200}':
    '1:6 “{width=200}” is a kramdown or Pandoc attribute, which does not work here. Remove it.',
  '[toc]\n\nText.': contents('[toc]'),
  '[[_TOC_]]\n\nText.': contents('[[_TOC_]]'),
  '[[toc]]\n\nText.': contents('[[toc]]'),
  'See @[youtube](/v) here.': `1:5 “@[youtube]” is a media embed from another tool, and pages would show a link. Write a link: [What it shows](https://…)`,
  '@[video](https://example.com/v)': `1:1 “@[video]” is a media embed from another tool, and pages would show a link. Write a link: [What it shows](https://example.com/v)`,
  '::: mermaid\nflowchart TD\n  a{Sold?} --> b\n:::\n\nText.': `1:1 “::: mermaid” is Azure DevOps or MyST syntax, ${shown} Write \`\`\`mermaid and a caption on the line above it, and \`\`\` on the line below it: \`\`\`mermaid Where a sale waits`,
}

test.each(Object.entries(reports))('reports %j', (source, messages) =>
  expect(readAndFix(source).messages).toEqual([messages].flat()),
)

test.each([
  'If a==b and c==d, or a == b == c, `==x==`, \\==x==',
  'See [toc] in the text, and @[Sari](/team).',
  'A growth of 5 %% or 10%% a year',
  '`[[wiki]]`, `%% x %%`, \\[[wiki]], \\%% x %%, [[1]](/blog), [[1, 2], [3, 4]]',
  '```sh\nif [[ -f x ]]; then\n:::note\n!!! warning\n%% x %%\n> [!NOTE]\n```',
  '~~~md\n:::note\n~~~',
  '!!! It is open !!!',
  '!!! Sale\n\n::: and so on',
  'Between $5 and $$, $$$ or C++ and D++, from 10:30:15 at ratio:4:1, ~5 to ~6, 2^10 ^ 3',
  '`:rocket:`, `$$a$$`, `H~2~O`, see https://example.com/:id:/x and urn:isbn:123',
  'Whom does it serve??? Nobody.',
  '> A quotation\n> [not a note]',
  '`C:\\new\\_temp`, C:\\new\\temp and \\\\\\\\ledger01\\\\\\_done',
  'A rate of 5\\_000 and snake\\_case\\_names',
  '<Comparison caption="Chains" columns={["", "One"]} rows={[["a", "b"]]} />',
])('accepts %j', (source) => expect(readAndFix(source).messages).toEqual([]))

test('advises on alternative texts of editors and cameras', () => {
  const alts = [
    'image',
    'IMG_2034',
    'Screenshot 2026-01-02 at 10.20.30',
    'ok.png',
    'Image of a fork',
  ]
  const { advice } = readBody(alts.map((alt) => `![${alt}](./a.png)`).join('\n\n'), [])
  expect(advice.map(({ line }) => line)).toEqual([1, 3, 5, 7])
  expect(advice[0]?.message).toBe(
    '“image” does not describe the picture to people who cannot see it. Write its content between the brackets, for example: ![Three ledgers feeding one journal](./a.png)',
  )
})

test('advises on characters from word processors in code', () => {
  const advice = (source: string) =>
    readBody(source, []).advice.map(({ line, column, message }) => `${line}:${column} ${message}`)
  const because = 'Programs do not understand these characters when a reader copies them.'
  expect(
    advice(
      'Text.\n\n```sh\nls\nnpm\u00A0install\nledger-tool “Night run” –quiet\n```\n\n`git\u00A0pull` and `say ‘hi’`',
    ),
  ).toEqual([
    `5:4 The code “npm install” has a no-break space (type a space), and a curly quote (type "), and a dash (type --). ${because}`,
    `9:5 The code “\`git pull\` and \`say ‘hi’\`” has a no-break space (type a space). ${because}`,
    `9:21 The code “\`git pull\` and \`say ‘hi’\`” has a curly quote (type '). ${because}`,
  ])
  expect(advice('```text\nShe said “no” – twice\n```\n\n`a-b` and `"x"`')).toEqual([])
})
