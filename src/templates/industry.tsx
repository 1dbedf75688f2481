import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { FeatureList } from '../components/FeatureList'
import { NextLinks } from '../components/links/LinkCards'
import {
  nameOf,
  type PageLink,
  type RelatedCases,
  type RelatedLinks,
} from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { Entry } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { TextSection } from '../sections/article/TextSection'
import { PageRequest } from '../sections/company/PageRequest'
import { contactLink } from '../sections/contact/offers'
import { IndustryOpening } from '../sections/industry/IndustryOpening'
import { fillWords, type WordsData } from '../site/interface-words'

interface IndustryData extends WordsData<'industryPage'>, RelatedLinks, RelatedCases {
  /** Sections of the industries index page. */
  page: Pick<Entry<'pages'>, 'slug' | 'sections'>
  industry: Entry<'industries'> & { vendorFiles: PageLink[] }
}

export default function IndustryPage({ data }: PageProps<IndustryData>) {
  const { industry, services, articles } = data
  const { challenges, approach } = industry
  const words = data.interfaceWords.industryPage
  return (
    <>
      <EntryOpening
        entry={{ ...industry, title: industry.name }}
        title={industry.title}
        lead={industry.tagline}
        actions={
          <ButtonLink to={contactLink('/contact', { service: industry.slug })}>
            {words.contact}
          </ButtonLink>
        }
        art={<Motif seed={industry.slug} subject="industry" />}
      />
      <IndustryOpening industry={industry} />
      {challenges && (
        <Section title={challenges.title}>
          <FeatureList layout="rows" items={challenges.items} />
        </Section>
      )}
      {approach && (
        <Section layout="stacked" wash title={approach.title}>
          <FeatureList layout="grid" items={approach.items} />
        </Section>
      )}
      <TextSection title={words.advice} entry={industry} />
      <NextLinks
        title={words.next}
        columns={[
          {
            title: fillWords(words.services, { industry: industry.name }),
            items: services.map(nameOf),
          },
          { id: 'cases', title: words.cases, items: data.cases },
          { title: words.articles, items: articles.map(nameOf) },
          { title: words.vendorFiles, items: industry.vendorFiles },
        ]}
      />
      <PageRequest page={data.page} about={industry.slug} />
    </>
  )
}

export const query = graphql`
  query IndustryTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!, $cases: [String!]!) {
    industry(id: { eq: $id }) {
      ...IndustryPage
      vendorFiles {
        path
        title: heading
      }
    }
    page: fixedPage(slug: { eq: "industries" }) {
      ...PageRequest
    }
    ...IndustryPageWords
    ...RelatedLinks
    ...RelatedCases
  }
`
