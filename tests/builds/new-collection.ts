/**
 * The source of a new collection. This module must not import Playwright,
 * because a unit test imports it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const schema = `import * as z from 'zod'
import { references } from './fields/links'
import { pageFields, visibilityFields } from './fields/page'
import { order, prose, words } from './fields/text'

/** A guide: one page. */
export const guideSchema = z.strictObject({
  title: words('Name of the guide.', 'Reading a Ledger'),
  ...pageFields,
  summary: prose('One sentence for lists.', 'Which columns matter, and which never do.'),
  services: references('services', 'File names of services.').default([]),
  order,
  ...visibilityFields,
})
`

const importLine = "import { guideSchema } from './guides'"

const row = `  guides: {
    typeName: 'Guide',
    singular: 'guide',
    schema: guideSchema,
    address: '/guides',
    related: 'services',
    motif: 'choosing',
    shareImage: { eyebrow: null },
    search: { kind: 'Guide' },
    overview: { title: 'Guides', position: 7 },
    listedOnMenu: true,
    body: 'required',
    card: ['title', 'summary'],
    name: 'title',
  },`

const template = `import { graphql, type PageProps } from 'gatsby'
import { Hero } from '../components/Hero'
import { LinkCards } from '../components/links/LinkCards'
import { Motif } from '../components/Motif'
import type { RelatedLinks } from '../components/links/related-links'
import { Section } from '../components/Section'
import type { Entry } from '../content-model/collections/query-results'
import { Head } from '../site/Head'
import { Body } from '../sections/article/Body'

interface GuideData extends RelatedLinks {
  guide: Entry<'guides'>
}

export default function GuidePage({ data }: PageProps<GuideData>) {
  const { title, summary, path, slug, body, figures } = data.guide
  return (
    <>
      <Head {...data.guide} />
      <Hero
        trail={[{ path, title }]}
        title={title}
        lead={summary}
        art={<Motif seed={slug} subject="choosing" />}
      />
      <Section>
        <Body tree={body} figures={figures} />
      </Section>
      <LinkCards items={[...data.services, ...data.industries, ...data.articles]} />
    </>
  )
}

export const query = graphql\`
  query GuideTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!) {
    guide(id: { eq: $id }) {
      ...GuidePage
    }
    ...RelatedLinks
  }
\`
`

const entry = `---
title: Reading a Ledger
metaDescription: How to read a ledger that somebody else keeps, which of its columns matter, and which of them never do.
summary: Which columns of a ledger matter, and which never do.
services: [stock-ledger]
---
A ledger is read from its last line upwards. See [our guides](/guides) for more.
`

const registryFile = 'src/content-model/collections/registry.ts'

/** Returns the added and changed files by path in the project. */
export function collectionFiles(root: string): Record<string, string> {
  const registry = readFileSync(join(root, registryFile), 'utf8')
  return {
    'src/content-model/collections/guides.ts': schema,
    [registryFile]: registry
      .replace('import', `${importLine}\nimport`)
      .replace('\n  pages: {', `\n${row}\n  pages: {`),
    'src/templates/guide.tsx': template,
    'content/guides/reading-a-ledger.mdx': entry,
  }
}
