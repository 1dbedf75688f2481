import { messagesOfText } from '../../testing/content-fixture'

const angle =
  'The character < starts a component. Write &lt; for a less-than sign, or put the text in backticks.'
const brace = 'The character { starts a value. Write \\{ for a brace, or put the text in backticks.'
const components =
  '<Callout>, <Figure>, <Statistics>, <Steps>, <Comparison>, <Quote>, <CallToAction>, <Questions>, <Redacted>'
const half =
  'This ** has no matching **, or no space outside the bold words. Write ** before and after the words, with a space outside them, or \\*\\* to show the asterisks.'
const executed =
  'which is code, and content does not run code. Use quoted text, a number, true, false, or a list or group of these.'
const attribute = (written: string) =>
  `6:7 · “${written}” is a kramdown or Pandoc attribute, which does not work here. Remove it.`
const shortcode = (written: string) =>
  `6:6 · “${written}” is a Hugo or Jekyll shortcode, which does not work here. Write the text that it inserts, or remove it.`
const breakInCell =
  '<br> is raw HTML, which does not work in content files. A table cell is a single line: write a comma or a semicolon instead, or add a row.'

test('accepts all syntax that writers may use', () => {
  expect(
    messagesOfText(
      [
        '## A heading with a `{code}` and a [link](#a-heading-with-a-code-and-a-link)',
        "Text with \\{ a brace, &lt; a sign, {'{'} a literal, {5} and a note.[^1] {/* a comment */}",
        '{/* a comment\n\nof two paragraphs */}',
        '| Head | [link](/) |\n|:--|--:|\n| cell | `<cell>` |',
        '![A portrait](../team/rina.png "With a caption")',
        '<Figure src="../team/rina.png" alt="A portrait" />',
        '<Callout kind="warning" title="Wait">One line</Callout>',
        '<Callout>\n\n### Inside\n\n- a list\n\n</Callout>',
        '<Statistics items={[{ value: "10K+", label: "calls" }, { value: `5`, label: \'x\' }]} />',
        '<Comparison caption="Chains" columns={["", "One"]} rows={[["a", "b"]]} />',
        '<CallToAction title="Ask" button={{ text: "Write to us", link: "/#contact" }} />',
        'https://www.ojk.go.id, hello@tirtana.example and [a number](tel:+62-21-1234)',
        '```js\nimport x from "y"; <script>{code}</script>\n```',
        '[^1]: OJK Regulation 3 of 2024',
      ].join('\n\n'),
    ),
  ).toBe('')
})

const reports = {
  // Syntax errors.
  'less than <5 ms': `6:11 · “<5 ms” is not a component. ${angle}`,
  '<!-- hidden -->': '6:1 · <!-- … --> is not a comment in MDX. Write {/* … */}.',
  'see <https://a.example/b>':
    '6:5 · <https://a.example/b> is not a link in MDX. Write the text of the link in brackets before the address: [our guide](https://a.example/b)',
  '<Statistics items={[{ value: "10K", asOf: 2025-06-30 }]} />':
    '6:37 · <Statistics>: asOf needs quotes. Write: asOf: "2025-06-30"',
  '<Statistics items={[{ value: "10K", label: Calls of a week }]} />':
    '6:37 · <Statistics>: label needs quotes. Write: label: "Calls of a week"',
  "<Statistics items={[{ value: \"10K\", label: 'A client's calls' }]} />": `6:37 · <Statistics>: label has an apostrophe inside single quotes. Write: "A client's calls"`,
  '<Statistics items={[{ value: "10K", label: “Calls” }]} />':
    '6:1 · <Statistics>: its values need straight quotes. Write: <Statistics items={[{ value: "10K", label: "Calls" }]} />',
  '<Statistics items={[{ value: "10K" label: "Calls" }]} />':
    '6:34 · <Statistics>: a comma is missing before label. Add it.',
  '<Statistics items={[{ value: "10K" }} />':
    '6:1 · <Statistics> has an open bracket or quote. Close it. Write, for example: items={[{ value: "10K+", label: "contract calls synced" }]}',
  '<Questions items=[{ question: "Is it?" }] />':
    '6:12 · <Questions>: items needs braces around its list. Write: items={[{ question: "Is it?" }]}',
  '<CallToAction title="A" button={ text: "Book" } />':
    '6:25 · <CallToAction>: button needs two braces at each end. Write: button={{ text: "Book" }}',
  '<Figure src="./a.png" alt="A "good" fork" />': `6:23 · <Figure>: alt has double quotes inside double quotes. Write: alt='A "good" fork'`,
  '<Statistics\n  items={[\n    { value: "1", label: "a" },\n    { value: "1", lable: "b", label: "b" },\n  ]}\n/>':
    '9:19 · <Statistics>: items[1].lable is not a property of items[1]. Did you mean label?',
  'open { here': `6:6 · This “{” is never closed. ${brace}`,
  'a {set of} words': `6:3 · “{set of}” is not a value. ${brace}`,
  'Costs {: .lead}': attribute('{: .lead}'),
  'Costs {#costs}': attribute('{#costs}'),
  'Costs {.lead}': attribute('{.lead}'),
  'Text {{< youtube abc >}} more': shortcode('{{< youtube abc >}}'),
  'Text {% include x.html %} more': shortcode('{% include x.html %}'),
  'Text {{% notice %}} more': shortcode('{{% notice %}}'),
  'import duties are high':
    '6:1 · A line cannot begin with “import” or “export”, because MDX reads it as code. Begin the line with another word.',
  '<Callout>\ntext':
    '6:1 · <Callout> is never closed. Put <Callout> and </Callout> on separate lines, before and after the text.',
  '<Callout>\ntext\n</callout>': '8:1 · </callout> does not close <Callout>. Write </Callout>.',
  '<Figure src="./a.png" alt="a">':
    '6:1 · <Figure> is never closed. Write /> at the end of its tag.',
  '</Callout>':
    '6:1 · </Callout> has no opening tag. Remove it, or write <Callout> before the text.',
  '<Callout>\ntext\n</Quote>':
    '8:1 · </Quote> has no opening tag: <Callout> is still open here. Write </Callout> first.',
  '<Callout>\n*text\n</Callout>*':
    '8:1 · </Callout> is inside another element, such as *emphasis* or a list. Put </Callout> on a separate line, with an empty line before it.',
  '<Callout title="Wait>\ntext\n</Callout>':
    '6:1 · “<Callout title="Wait>” has an unclosed quote. Write each property as name="value".',
  '<Callout title=Wait>text</Callout>': '6:10 · <Callout>: title needs quotes. Write: title="Wait"',
  '| Step | Who |\n|---|---|\n| Count<br>and sign | Two |': `8:8 · ${breakInCell}`,
  '| Step | Who |\n|---|---|\n| Count<br/>and sign | Two |': `8:8 · ${breakInCell}`,
  '| Step | Who |\n|---|---|\n| *Count<br />and* sign | Two |': `8:9 · ${breakInCell}`,
  'line<br>':
    '6:5 · <br> is raw HTML, which does not work in content files. End the line with \\ to break it.',
  // Code.
  'import { x } from "y"\n\ntext': `6:1 · “import { x } from "y"” is program code: import and export do not work in content. Use these components without importing them: ${components}.`,
  '{1 + 1}':
    '6:1 · {1 + 1} is code, and content does not run code. Write the text itself, or \\{ for a brace.',
  '<Callout {...props}>text</Callout>':
    '6:10 · <Callout> has {...props}, which is code, and content does not run code. Write each property out: name="value".',
  '<Callout title={name}>text</Callout>': `6:10 · <Callout>: title is {name}, ${executed} Write, for example: title="Before you sign"`,
  '<Callout onClick={() => 1}>text</Callout>': `6:10 · <Callout>: onClick is {() => 1}, ${executed}`,
  '<script>alert(1)</script>':
    '6:1 · <script> is raw HTML, which does not work in content files. Scripts do not run in content: remove it.',
  // Marks without a counterpart.
  'some **bold** and **open text': `6:19 · ${half}`,
  'some words.**': `6:12 · ${half}`,
  'Biaya **Rp 5.000,-**per bulan':
    '6:7 · **Rp 5.000,-** is not read as bold: a space is missing after the second **. Add it, or leave the punctuation outside: **Rp 5.000**,-',
  'これは**「台帳」**です':
    '6:4 · **「台帳」** is not read as bold: a space is missing before the first ** and after the second **. Add it, or leave the punctuation outside: 「**台帳**」',
  'Text.\n\n```js\ncode\n\nall the rest':
    '8:1 · The code that begins here is never closed. Write ``` on a separate line after it.',
  '![x](./My Shot (2).PNG)':
    '6:1 · ![x](./My Shot (2).PNG) is not read as a picture. Give its file a name without spaces, and write: ![x](./my-shot-2.png)',
  '![x](./flow.png "The caption" width=300)':
    '6:1 · ![x](./flow.png "The caption" width=300) is not read as a picture. Remove the size: ![x](./flow.png "The caption")',
  '[^1] The source.':
    '6:1 · [^1] The source. is not read as a footnote: a colon is missing. Write: [^1]: The source.',
  '![x](./flow.png =300x200)':
    '6:1 · ![x](./flow.png =300x200) is not read as a picture. Remove the size: ![x](./flow.png)',
  '## ![x](../team/rina.png)':
    '6:4 · The picture is in a heading. Put it on a separate line, with an empty line before and after.',
  '---\n\n---\ntitle: Second\nauthor: Me\n---\n\nText.':
    '9:1 · The text begins with a second list of fields. Remove it and its lines of ---, or move its fields into the first list.',
  '---\n\nTwo parts: one\n---\n\nText.': '',
  'Two marks ** alone, 2**3, \\*\\*these\\*\\*, **bold**, and `**code`.': '',
  '```\ncode\n```\n\n> ~~~\n> code\n> ~~~\n\n- one\n\n  ```js\n  code\n  ```': '',
  // Components.
  '<Calout>text</Calout>': '6:1 · <Calout> is not a component. Did you mean <Callout>?',
  '<callout>text</callout>':
    '6:1 · <callout> is not a component. Write <Callout>, with the same capital letters.',
  '<>text</>': '6:1 · <> has no name. Remove the empty tag.',
  'some <Callout>text</Callout> more':
    '6:6 · <Callout> is in the middle of a paragraph. Put it on separate lines, with an empty line before and after.',
  'The price is <Redacted what="price" />, once.': '',
  '<Redacted what="price" /> <Redacted what="client" />': '',
  'The price is <Redacted />, once.':
    '6:14 · <Redacted>: what is missing. Write, for example: what="client"',
  '<Callout title="The **safe** ledger">text</Callout>':
    '6:10 · title has “**safe**”, but fields are plain text, so pages would show the Markdown characters. Write: safe',
  '<Callout />': '6:1 · <Callout> is empty. Write its text between <Callout> and </Callout>.',
  '<Figure src="../team/rina.png" alt="x">text</Figure>':
    '6:1 · <Figure> cannot contain text. Write <Figure … />, with the text in its properties.',
  '<Callout kind="nots" titel="x" size="2">text</Callout>': [
    '6:10 · <Callout>: kind is “nots”, which is not one of note, tip, warning. Did you mean note?',
    '6:22 · titel is not a property of <Callout>. Did you mean title?',
    '6:32 · size is not a property of <Callout>. Its properties are kind, title.',
  ].join('\n'),
  '<Callout kind="tip" kind="note">text</Callout>':
    '6:21 · <Callout> has kind twice. Keep one of them.',
  '<Callout title={5}>text</Callout>':
    '6:10 · <Callout>: title is the number 5, but must be text. Put it in quotes: "5"',
  '<Statistics items={[{ value: "10K+", label: "calls", asOf: "1 June 2025" }]} />':
    '6:54 · <Statistics>: items[0].asOf is “1 June 2025”, which is not a date written as year-month-day. Write: asOf: "2025-06-01"',
  '<CallToAction title="x" button={{ text: "y", link: "javascript:x" }} />':
    '6:46 · <CallToAction>: button.link is “javascript:x”, which is not an address: /page, #section, https://… or mailto:…. Write, for example: link: "/contact"',
}

test.each(Object.entries(reports))('checks %j', (body, report) =>
  expect(messagesOfText(body)).toBe(report),
)
