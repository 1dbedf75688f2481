import { card, type Files, linesOf, offering, reportOf } from '../testing/content-fixture'

const good = card('title: Mainnets', 'description: Built and handed over.', 'icon: blocks')
const latin1 = Buffer.from('---\ntitle: Caf\u00e9\n', 'latin1')

test('accepts every allowed kind of file', () => {
  expect(
    reportOf({
      'track-record/mainnets.mdx': good,
      'track-record/with-byte-order-mark.mdx': `\ufeff${good}`,
      'track-record/from-windows.mdx': good.replaceAll('\n', '\r\n'),
      'track-record/from-an-old-mac.mdx': `\ufeff${good.replaceAll('\n', '\r')}`,
      'track-record/from-several.mdx': good.replace('\n', '\r\n').replace(/(?<!\r)\n/g, '\r'),
      'offerings/sprint.mdx': offering('Two weeks.\r\n\r\nThen a decision.'),
      'clients/.draft.mdx': 'hidden files are not read',
      'notes/picture.png': 'pictures may lie anywhere',
    }),
  ).toBe('no problems')
})

const unusablePaths = {
  'track-record/ERP_Integration Café.mdx':
    'The file name “ERP_Integration Café.mdx” cannot be an address. Use lower-case letters, digits and single hyphens, for example: erp-integration-cafe.mdx',
  'track-record/index.mdx':
    'The file name “index.mdx” is reserved for the address of its folder. Choose another name, for example: new-page.mdx',
  'track-record/con.mdx':
    'The file name “con.mdx” is reserved by operating systems. Choose another name, for example: new-page.mdx',
  'track-record/a.ID.mdx':
    'The file name “a.ID.mdx” cannot be an address. Use lower-case letters, digits and single hyphens, for example: a.id.mdx',
  'about.mdx':
    'This file is not in a collection. Move it to one of these folders: content/services, content/industries, content/solutions, content/articles, content/vendor-risk, content/deliverables, content/comparisons, content/finder, content/offerings, content/portfolio, content/cases, content/team, content/testimonials, content/track-record, content/clients, content/pages.',
  'servces/a.mdx': 'content/servces is not a collection. Did you mean content/services?',
  'services/finance/ERP.mdx':
    'The site does not use files in nested folders. Move this file to content/services/erp.mdx.',
  'services/erp.md':
    'The site only uses entries with the extension .mdx. Rename this file to content/services/erp.mdx.',
  'services/erp.mdx.txt':
    'The site only uses entries with the extension .mdx. Rename this file to content/services/erp.mdx.',
  'services/ERP Link.id.mdx.txt':
    'The site only uses entries with the extension .mdx. Rename this file to content/services/erp-link.id.mdx.',
  'services/erp.docx':
    'The site cannot read documents of word processors. Create an entry, for example with npm run new -- service "…", and paste the text into it.',
  'services/~$erp.docx': 'This is a temporary file of a word processor. Delete it.',
}

test.each(Object.entries(unusablePaths))('rejects the path %s', (path, message) => {
  expect(linesOf({ [path]: good })).toEqual([`content/${path}:1:1 · ${message}`])
})

const rejectedFiles: Record<string, [Files, string]> = {
  'that is not UTF-8': [
    { 'track-record/a.mdx': latin1 },
    'content/track-record/a.mdx:2:11 · The file is not UTF-8 text. Save it with the encoding UTF-8 (in most editors: “Save with encoding”).',
  ],
  'that is empty': [
    { 'track-record/a.mdx': '' },
    'content/track-record/a.mdx:1:1 · The file is empty. Write the fields of a track record item between two lines of ---, and the text below them.',
  ],
  'without frontmatter': [
    { 'track-record/a.mdx': 'title: a\n---\n' },
    'content/track-record/a.mdx:1:1 · The file does not begin with frontmatter. Write --- on the very first line, the fields below it, each as name: value, and --- on a separate line after them.',
  ],
  'with an empty line above its frontmatter': [
    { 'track-record/a.mdx': '\n---\ntitle: a\n---\n' },
    'content/track-record/a.mdx:1:1 · The file begins with spaces or an empty line. Remove them: --- is the very first line.',
  ],
  'with a dash above its frontmatter': [
    { 'track-record/a.mdx': '—-\ntitle: a\n---\n' },
    'content/track-record/a.mdx:1:1 · The file begins with —-. Write exactly --- on the very first line.',
  ],
  'with a control character in its text': [
    { 'offerings/a.mdx': offering('Two \u001b[2Jweeks.') },
    'content/offerings/a.mdx:6:5 · Pages cannot show the invisible character here (U+001B). Delete it, or retype the line.',
  ],
  'with characters that turn words around': [
    { 'settings.yaml': 'brand: A\n# \u2066note\n' },
    'content/settings.yaml:2:3 · The invisible character here (U+2066) changes the order in which the words around it are shown. Run npm run check -- --fix, which deletes it.',
  ],
  'with characters that take no room, behind an escape': [
    {
      'offerings/a.mdx': offering(
        'Two &#8203;weeks.\n\n<Callout title="&#x202E;Two">\n\nWeeks.\n\n</Callout>',
      ),
      'track-record/a.mdx': good.replace('Mainnets', '"Main\\u200Bnets"'),
    },
    [
      'content/offerings/a.mdx:6:1 · The invisible character here (U+200B) keeps searches from finding the word. Remove its escape code.',
      'content/offerings/a.mdx:8:10 · title: The invisible character here (U+202E) changes the order in which the words around it are shown. Remove its escape code.',
      'content/track-record/a.mdx:2:1 · The invisible character here (U+200B) keeps searches from finding the word. Remove its escape code.',
    ].join('\n'),
  ],
  'whose frontmatter ends in more than ---': [
    { 'track-record/a.mdx': good.replace('\n---\n', '\n--- # done\n') },
    'content/track-record/a.mdx:5:1 · The line “--- # done” begins with ---, which ends the frontmatter. Write only --- on the line that ends it.',
  ],
  'without fields': [
    { 'track-record/a.mdx': '---\n---\n' },
    'content/track-record/a.mdx:2:1 · The frontmatter has no fields. Write each as name: value, for example: title: Mainnets in production',
  ],
  'without the text that its collection asks for': [
    { 'offerings/a.mdx': offering('') },
    'content/offerings/a.mdx:6:1 · The text below the frontmatter is missing. Write the text of an offering after the second ---.',
  ],
  'with a text that would never be shown': [
    { 'track-record/a.mdx': `${good}Text.` },
    'content/track-record/a.mdx:6:1 · There is text below the frontmatter, but a track record item has no body, so no page would show it. Move it into a field.',
  ],
  'that the site cannot do without': [
    { 'settings.yaml': null, 'setings.yaml': '' },
    'content/setings.yaml:1:1 · The site does not use this file. Did you mean content/settings.yaml?\n' +
      'content/settings.yaml:1:1 · The file is missing. It contains the settings. Restore it from Git.',
  ],
  'that holds the words of a page which every site has': [
    { 'pages/privacy-policy.mdx': null },
    'content/pages/privacy-policy.mdx:1:1 · The file is missing. It contains the texts of /privacy-policy, which every site needs. Restore it from Git, or create it: npm run new -- page "Privacy policy"',
  ],
  'nested without end': [
    { 'offerings/a.mdx': offering(`${'> '.repeat(4000)}deep`) },
    'content/offerings/a.mdx:1:1 · The file is nested too deeply. Remove levels of indentation, quotes, lists or components.',
  ],
}

test.each(Object.entries(rejectedFiles))('reports a file %s', (_name, [files, report]) => {
  expect(linesOf(files).join('\n')).toBe(report)
})

test('reports all files in order', () => {
  expect(
    reportOf({
      'track-record/b.mdx': card('titel: A', 'description: B', 'icon: nap', 'order: 1'),
      'track-record/a.mdx': card('title: "A', 'icon: map'),
      'offerings/c.mdx': offering('One <5 ms.\n\n{ two\n\n[three](/three)'),
    }),
  ).toBe(
    [
      '6 problems in 3 files of the content:',
      '',
      'content/offerings/c.mdx:6:5 · “<5 ms.” is not a component. The character < starts a component. Write &lt; for a less-than sign, or put the text in backticks.',
      'content/offerings/c.mdx:8:1 · This “{” is never closed. The character { starts a value. Write \\{ for a brace, or put the text in backticks.',
      'content/offerings/c.mdx:10:1 · The link points to /three, but no page has this address. Write the address of a page that exists, for example: /contact',
      'content/track-record/a.mdx:2:8 · The line “title: "A” cannot be read: the quote " is never closed. Write: title: "A"',
      'content/track-record/b.mdx:2:1 · titel is not a field of a track record item. Did you mean title?',
      'content/track-record/b.mdx:4:1 · icon is “nap”, which is not an icon of Lucide. Write, for example: icon: compass (all icons: https://lucide.dev/icons)',
    ].join('\n'),
  )
})
