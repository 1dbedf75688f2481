import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { escaped } from './html'
import { markdownOf } from './markdown'

const options = { address: (target: string) => target, note: '' }

function markdownOfMain(html: string): string {
  return markdownOf(`<main>${html}`, options)
}

const read = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown)

const texts = [
  '# Not a heading',
  'C# and F#, not a heading #',
  '* not an item',
  '- not an item',
  '1. not an item',
  '+62 21 555 0100',
  '> not a quotation',
  '---',
  'Net *margin* after _fees_, and snake_case_names',
  '<b>bold</b> and List<String>',
  'Type `npm ci` or ``two``',
  '```sh',
  '    not code',
  '[not a link](/address) and [a note][1]',
  '![not a picture](a.png)',
  '[ ] not a task',
  '~~not struck out~~ and ~5 days',
  'AT&amp;T &copy; &#35;',
  'a \\* b \\ c',
  '| not | a table |',
  'Ends in a backslash \\',
]

test.each(texts)('escapes “%s” in a heading, paragraph, list item, link and table', (text) => {
  const words = escaped(text)
  const markdown = markdownOfMain(
    `<h1>${words}</h1><p>${words}</p><ul><li>${words}</li></ul><p><a href="/x">${words}</a></p>` +
      `<table><tr><th>${words}</th></tr><tr><td>${words}</td></tr></table>`,
  )
  const { children } = read(markdown)
  expect(children.map((node) => [node.type, textOf(node)])).toEqual([
    ['heading', text.trim()],
    ['paragraph', text.trim()],
    ['list', text.trim()],
    ['paragraph', text.trim()],
    ['table', text.trim().repeat(2)],
  ])
  expect(children[1]).toMatchObject({ children: [{ type: 'text' }] })
  expect(children[3]).toMatchObject({ children: [{ type: 'link', url: '/x' }] })
})

test('escapes only characters with a meaning in Markdown', () => {
  expect(
    markdownOfMain(
      '<h1>C# &amp; *stars*</h1><p># one, 1 &lt; 2, &lt;b&gt;, `code`, 2 * 3</p><pre><code># echo *</code></pre>',
    ),
  ).toBe('# C# & \\*stars\\*\n\n\\# one, 1 < 2, \\<b>, \\`code\\`, 2 \\* 3\n\n```\n# echo *\n```\n')
})

test('keeps list numbers, task states and column alignment', () => {
  const markdown = markdownOfMain(
    `<h1>Title</h1><ol start="2017"><li>One.</li></ol>
    <ul><li><input type="checkbox" disabled="" checked=""/> Done</li><li><input type="checkbox" disabled=""/> Open</li></ul>
    <table><thead><tr><th>Name</th><th data-align="right">Sum</th></tr></thead><tbody><tr><td>A</td><td data-align="right">5</td></tr></tbody></table>`,
  )
  expect(markdown).toContain('2017. One.')
  expect(markdown).toContain('- [x] Done')
  expect(markdown).toContain('- [ ] Open')
  expect(markdown).toContain('| Name | Sum |\n| - | -: |\n| A | 5 |')
})

test('keeps captions, code languages and alt texts', () => {
  const markdown = markdownOfMain(
    `<h1>Title</h1><section class="table"><table><caption>What each <em>signal</em> deserves</caption><thead><tr><th>Signal</th></tr></thead><tbody><tr><td>Disk</td></tr></tbody></table></section>
    <pre class="code"><code class="language-sh">echo one\n</code></pre>
    <figure class="f"><section><picture><source srcset="a"/><img alt="A register" src="/a.png"/></picture></section><figcaption class="c">Seven questions.</figcaption></figure>
    <figure><div aria-hidden="true"><svg><text>no</text></svg></div><p class="visually-hidden">Two boxes</p><figcaption>From left to right.</figcaption></figure>`,
  )
  expect(markdown).toBe(
    [
      '# Title',
      '**What each *signal* deserves**',
      '| Signal |\n| - |\n| Disk |',
      '```sh\necho one\n```',
      '![A register](/a.png)',
      'Seven questions.',
      'Two boxes',
      'From left to right.\n',
    ].join('\n\n'),
  )
})

test('keeps code as it is written', () => {
  const markdown = markdownOfMain(
    `<h1>Title</h1><pre><code class="language-json"><span data-line>{ "period":</span>\n<mark data-line>  <span data-token="constant">10</span><span>n</span> }</mark></code></pre>`,
  )
  expect(markdown).toBe('# Title\n\n```json\n{ "period":\n  10n }\n```\n')
})

test('keeps addresses as they are written', () => {
  expect(markdownOfMain('<h1>Title</h1><p><a href="/x?a=1&amp;b=2">Fish &amp; chips</a></p>')).toBe(
    '# Title\n\n[Fish & chips](/x?a=1&b=2)\n',
  )
})

test('separates phrases that only styles separate', () => {
  const markdown = markdownOfMain(
    `<h1>Title</h1><dl><dt>Price</dt><dd><a href="/x">Team</a><span><strong>Rp2</strong><span> a year</span></span></dd><dd><p>In rupiah.</p></dd></dl>`,
  )
  expect(markdown).toBe('# Title\n\n- Price: [Team](/x) · **Rp2** a year · In rupiah.\n')
})

test('moves spaces outside emphasis and links', () => {
  expect(
    markdownOfMain(
      '<h1>Title</h1><p><strong>Strategy </strong><time>20 November</time></p><p>One<em> two </em>three, <a href="/x">four </a></p>',
    ),
  ).toBe('# Title\n\n**Strategy** 20 November\n\nOne *two* three, [four](/x)\n')
})

test('writes a picture with a dark variant once', () => {
  const pictures = ['light', 'dark'].map(
    (scheme) => `<img data-scheme="${scheme}" src="/${scheme}.webp" alt="First page">`,
  )
  expect(markdownOfMain(pictures.join(''))).toBe('![First page](/light.webp)\n')
})
