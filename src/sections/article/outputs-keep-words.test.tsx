import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { runs } from '../../../tests/levels'
import { readBody } from '../../content-model/read/body'
import type { BodyNode } from '../../content-model/read/body-tree'
import { plainBody } from '../../content-model/read/plain-body'
import { htmlOf } from '../../generator/outputs/html'
import { markdownOf } from '../../generator/outputs/markdown'
import { makeDocument, readPdf, sampleSite } from '../../pdf/testing'
import { textDocument } from '../../pdf/text-document'
import { Body } from './Body'

// A function declaration because Jest hoists mocks.
function link({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>
}
jest.mock('../../components/links/ActionLink', () => ({ ActionLink: link }))
// Only Gatsby can run its queries. Figures without a method have no notes.
jest.mock('../../site/site-data', () => ({ useSiteData: () => ({ interfaceWords: {} }) }))
jest.mock('../../components/Button', () => ({ ButtonLink: link }))

/** Blocks that contain words. W is the next word, N the next number. */
const blocks = [
  'W **W** *W* ~~W~~ [W](/contact) `W` <Redacted what="W" /> W',
  '## W',
  '> W\n>\n> W',
  '- W\n- W\n  1. W\n  2. W',
  '- [x] W\n- [ ] W',
  '| W | W |\n|---|--:|\n| W | W |',
  '![W](./a.png "W")',
  '![W](a.png)',
  '<Figure src="./a.png" alt="W" caption="W" />',
  '```solidity\nW\n\nW\n```',
  '```objective-c\nW\n```',
  '<Callout title="W">\n\nW\n\n</Callout>',
  '<Quote by="W" source="W">\n\nW\n\n</Quote>',
  '<Comparison caption="W" columns={["W", "W"]} rows={[["W", "W"], ["W", "W"]]} />',
  '<Statistics items={[{ value: "W", label: "W" }]} />',
  '<Steps items={[{ title: "W", description: "W" }, { title: "W", description: "W" }]} />',
  '<CallToAction title="W" description="W" button={{ text: "W", link: "/contact" }} />',
  '<Questions items={[{ question: "W", answer: "W" }]} />',
  'W[^N]\n\n[^N]: W',
]

interface TestText {
  source: string
  words: string[]
  /** Languages of the blocks of code. */
  languages: string[]
}

function textOf(parts: readonly string[]): TestText {
  const words: string[] = []
  const next = () => {
    const word = `w${words.length}x`
    words.push(word)
    return word
  }
  const languages = parts.flatMap((part) => /^```(\S+)/.exec(part)?.slice(1) ?? [])
  const source = parts
    .map((part, index) => part.replaceAll('N', String(index)).replaceAll('W', next))
    .join('\n\n')
  return { source, words, languages }
}

const figure = {
  base: 'a.png',
  childImageSharp: {
    gatsbyImageData: {
      images: { fallback: { src: '/a.png', srcSet: '/a.png 64w', sizes: '64px' }, sources: [] },
      width: 64,
      height: 36,
      layout: 'constrained' as const,
    },
  },
}

function outputsOf(tree: BodyNode[]) {
  const page = renderToStaticMarkup(<Body tree={tree} figures={[figure]} />)
  const address = (target: string) => target
  return {
    page,
    feed: htmlOf(plainBody(tree, { address, picture: () => 'https://a.example/a.png' })),
    'text version': markdownOf(`<main><h1>Title</h1>${page}`, { address, note: '' }),
  }
}

const missingIn = (output: string, words: readonly string[]) =>
  words.filter((word) => !output.includes(word))

test(`every word of ${runs('blockTexts')} texts appears on the page, in the feed and in the text version`, () => {
  const texts = fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 12 }).map(textOf)
  const property = fc.property(texts, ({ source, words, languages }) => {
    const { tree, diagnostics } = readBody(source, [])
    expect(diagnostics).toEqual([])
    for (const [name, output] of Object.entries(outputsOf(tree)))
      expect({ name, source, lost: missingIn(output, [...words, ...languages]) }).toEqual({
        name,
        source,
        lost: [],
      })
  })
  fc.assert(property, { numRuns: runs('blockTexts') })
})

test('every word of every kind of block appears in the PDF', async () => {
  const { source, words } = textOf(blocks)
  const { tree: body } = readBody(source, [])
  const facts = { title: 'Title', summary: 'Summary.', kind: 'Kind', notice: 'Notice.', facts: [] }
  const create = { width: 64, height: 36, channels: 3 as const, background: '#123' }
  const pictures = { 'a.png': await sharp({ create }).png().toBuffer() }
  const document = textDocument({ ...facts, body, path: '/deliverables' }, sampleSite, pictures)
  const { text, pages } = await readPdf((await makeDocument(document)).file)
  const alternativeTexts = pages.flatMap(({ alternatives }) => alternatives)
  expect(missingIn([text, ...alternativeTexts].join(' '), words)).toEqual([])
})
