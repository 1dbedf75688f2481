import { readDocument } from '../../read/document'
import {
  article,
  linesOf,
  messagesOfText,
  person,
  settingsWith,
} from '../../testing/content-fixture'

test('explains links, pictures, headings and footnotes that cannot be shown', () => {
  const beginning =
    'Write an address that begins with /, #, https://, mailto: or tel:, for example: [Talk to us](/contact)'
  const refused = `The link points to javascript:, which is not allowed. ${beginning}`
  const hidden = 'which contains a space, a backslash or a hidden character. Remove that character.'
  const away = 'which is not in content/. Put a copy next to this file and write, for example:'
  const reports = {
    '[a](javascript:alert(1))': `1 · ${refused}`,
    '[a](&#106;avascript:alert(1))': `1 · ${refused}`,
    '[a](<java\tscript:alert(1)>)': `1 · The link points to “java␣script:alert(1)”, ${hidden}`,
    '[a](/\\evil.example)': `1 · The link points to “/\\evil.example”, ${hidden}`,
    '[a](//evil.example)':
      '1 · The link points to “//evil.example”, which is not a complete address. Write /services/erp-integration for a page of this site, or https://… for another site.',
    '[a]()': `1 · The link has no address. ${beginning}`,
    '[a](https://)':
      '1 · The link points to “https://”, which is not a complete address. Write, for example: https://www.ojk.go.id',
    '[a](mailto:hello)':
      '1 · The link points to “mailto:hello”, which is not an email address. Write, for example: mailto:hello@tirtana.example',
    'see [our guide] (/guide)':
      '5 · [our guide] (/guide) is not read as a link. Write the address straight after the words, without spaces: [our guide](/guide)',
    '[our guide][guide]':
      '1 · [our guide][guide] has no address. Write the address after the words, for example: [our guide](/blog)',
    '[](https://a.example)':
      '1 · The link has no words. Write them between the brackets: [our services](https://a.example)',
    '![](../team/rina.png)':
      '1 · The picture has no alternative text. Describe it between the brackets: ![Three ledgers feeding one journal](../team/rina.png)',
    'text ![a](../team/rina.png)':
      '6 · The picture is in the middle of a paragraph. Put it on a separate line, with an empty line before and after.',
    '![a]()': '1 · The picture has no file. Write, for example: ![What it shows](./flow.png)',
    '<Figure src="../team/rina.png" />':
      '1 · <Figure>: alt is missing. Write, for example: alt="Three ledgers feeding one journal"',
    '![a](../team/rnia.png)':
      '1 · The picture is ../team/rnia.png, but this picture does not exist. Did you mean ../team/rina.png?',
    '<Figure src="/team/rina.png" alt="a" />': `9 · The picture is /team/rina.png, ${away} ./rina.png`,
    '![a](../../rina.png)': `1 · The picture is ../../rina.png, ${away} ./rina.png`,
    '![a](https://a.example/b)': `1 · The picture is https://a.example/b, ${away} ./flow.png`,
    '![a](./flow.gif)':
      '1 · The picture is ./flow.gif, which is not a PNG, JPEG, WebP, AVIF or SVG file. Save the picture in one of these formats, for example: ./flow.png',
    '![a](<./data flow.png>)':
      '1 · The picture is ./data flow.png, which has a space or a special character in its name. Rename the picture and write: ./data-flow.png',
    '![Data](./caf%C3%A9%20flow.png)':
      '1 · The picture is ./caf%C3%A9%20flow.png, which has a space or a special character in its name. Rename the picture and write: ./cafe-flow.png',
    '# The title':
      '1 · “# The title” is a first-level heading, but the page already has its title from the frontmatter. Write: ## The title',
    '## ***': '1 · The heading has no words. Write them after the ##, or remove it.',
    'text[^1]':
      '5 · The footnote [^1] has no text. Write it on a separate line, for example: [^1]: OJK Regulation 3 of 2024',
  }
  // The body begins on line 6.
  expect(messagesOfText(Object.keys(reports).join('\n\n')).split('\n')).toEqual(
    Object.values(reports).map((report, index) => `${6 + 2 * index}:${report}`),
  )
})

const repairs = {
  // Of the same article: content/articles/a.mdx.
  '[x](./b.mdx#part)': 'Write: /blog/b#part',
  '[x](b.id.mdx)': 'Write: /blog/b',
  '[x](../services/erp-integration.mdx)': 'Write: /services/erp-integration',
  '[x](b)': 'Write: /blog/b',
  '[x](services/erp-integration?a=b)': 'Write: /services/erp-integration?a=b',
  '[x](../about)': 'Write: /about',
  '[x](../about.html)': 'Write: /about',
  '[x](contact)': 'Write: /contact',
  '[x](./brochure.pdf)': 'Put the file in static, and write: /brochure.pdf',
  '[x](hello@a.example)': 'Write: mailto:hello@a.example',
  '[x](a.example/b)': 'Write: https://a.example/b',
  '[x](www.a.example/b)': 'Write: https://www.a.example/b',
  '[x](https:/a.example/b)': 'Write: https://a.example/b',
  '[x](\\services\\a)': 'Write: /services/a',
  '[x](tel:+62.21.0100)': 'Write: tel:+62210100',
  '[x](tel:+62%2021%200100)': 'Write: tel:+62210100',
  '[x](tel:(021)0100)': 'Write: tel:0210100',
  '[x] (https://a.example/b)': 'without spaces: [x](https://a.example/b)',
  '[x](mailto:hello@a.example?subject=Hi there)':
    'without spaces: [x](mailto:hello@a.example?subject=Hi%20there)',
  '[x](./flow.png)': 'write ! before the link: ![What it shows](./flow.png)',
  '[x](/BLOG/A)': 'Did you mean /blog/a?',
  '![x](C:\\Users\\sari\\flow.png)': 'write, for example: ./flow.png',
  '[x](tel:none)': 'Write, for example: tel:+62215550100',
  '<https://a.example/b|our books>': 'before the address: [our books](https://a.example/b)',
  'See https://www.tirtana.example/blog/a now.':
    'Write the text of the link in brackets before the path: [our guide](/blog/a)',
  '[x](http://tirtana.example/blog/a)': 'a page of this site. Write only the path: /blog/a',
  '[x](http://localhost:8000/blog/a#b)':
    'opens only on your own computer. Write only the path: /blog/a#b',
  '[x](http://127.0.0.1:9000)': 'opens only on your own computer. Write only the path: /',
  '[x](http://192.168.1.5:8000/a)': 'opens only on your own computer. Write only the path: /a',
}

test.each(Object.entries(repairs))('repairs the link in %s', (written, advice) => {
  const files = { ...person, 'articles/a.mdx': article('Ledgers', [], written) }
  const lines = linesOf(files)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.endsWith(advice)).toBe(true)
})

describe('a link to a page that does not exist', () => {
  const linked = (target: string) =>
    linesOf({
      ...person,
      '../addresses.txt': '/blog/ledgers-of-old\n',
      'articles/ledgers-of-odd.mdx': article('Ledgers'),
      'articles/legacy-integration.mdx': article('Legacy', [], `[x](${target})`),
    }).join('\n')

  test.each([
    ['/blog/ledgers-of-od', 'no page has this address. Did you mean /blog/ledgers-of-odd?'],
    ['/blg/ledgers-of-odd', 'no page has this address. Did you mean /blog/ledgers-of-odd?'],
    ['/blog/erp-integration', 'no page has this address. Write the address of a page that exists'],
    [
      '/blog/ledgers-of-old',
      'no page has this address any more. Write the address of the page that replaces it, or remove the link.',
    ],
  ])('%s gets no unrelated suggestion', (target, message) => {
    expect(linked(target)).toContain(message)
  })
})

describe('a link within the site', () => {
  const linked = (body: string) =>
    linesOf({ ...person, 'articles/a.mdx': article('Ledgers', [], body) }).join('\n')

  test.each(['/feed.xml', '/sitemap.xml', '/llms.txt', '/licences.txt', '/blog/a.md', '/index.md'])(
    'may lead to %s, which the build writes',
    (target) => expect(linked(`[x](${target})`)).toBe(''),
  )

  test('may not lead to a translation', () => {
    const files = {
      ...person,
      'settings.yaml': settingsWith({ languages: ['en-GB', 'id'] }),
      'articles/a.mdx': article('Ledgers', [], '[x](/id/blog/a) [y](/id/blog)'),
    }
    const message = 'a translation. Links have the address of the original in every language. Write'
    expect(linesOf(files).join('\n')).toContain(`/id/blog/a, ${message} /blog/a`)
  })

  test.each(['/blog/b.md', '/404.md', '/feed.json'])(
    'may not lead to %s, which the build does not write',
    (target) => expect(linked(`[x](${target})`)).toContain('but no page has this address'),
  )

  const heading = 'Café rules'
  test.each(
    (['NFC', 'NFD'] as const).flatMap((of) =>
      (['NFC', 'NFD'] as const).map((to) => [of, to] as const),
    ),
  )('finds a heading in %s with an anchor in %s', (of, to) => {
    const body = `See [the rules](#${'café-rules'.normalize(to)}).\n\n## ${heading.normalize(of)}`
    expect(linked(body)).toBe('')
    const { body: read } = readDocument('articles/a.mdx', Buffer.from(article('Ledgers', [], body)))
    const ids = JSON.stringify(read.tree)
    expect(ids).toContain(`"#${encodeURIComponent('café-rules')}"`)
    expect(ids).toContain('{"id":"café-rules"}')
  })
})

describe('ids of headings', () => {
  const treeOf = (body: string) =>
    JSON.stringify(
      readDocument('articles/a.mdx', Buffer.from(article('Ledgers', [], body))).body.tree,
    )

  test('come from the words of the headings, even if the shell uses the same ids', () => {
    const names = ['Content', 'Contents', 'Menu', 'Search', 'Footer menu', 'Fn 1', 'Footnote label']
    const headings = names.map((name) => `## ${name}\n\nText.\n\n`).join('')
    const tree = treeOf(`${headings}A note[^1]. Go to [the content](#content).\n\n[^1]: It.`)
    const ids = [...tree.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
    expect(ids.slice(0, names.length)).toEqual([
      ...['content', 'contents', 'menu', 'search', 'footer-menu', 'fn-1', 'footnote-label'],
    ])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids.slice(names.length)) expect(id).toMatch(/^Shell-/)
  })

  test('differ from the ids of templates and Gatsby', () => {
    expect(treeOf('## Sources')).toContain('"id":"sources-1"')
    expect(treeOf('## Gatsby announcer')).toContain('"id":"gatsby-announcer-1"')
  })
})
