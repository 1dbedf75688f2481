import { graphql, type PageProps } from 'gatsby'
import { LinkCards } from '../components/links/LinkCards'
import type { RelatedLinks } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { Entry } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { TextSection } from '../sections/article/TextSection'
import { ComparisonChoices } from '../sections/choosing/ComparisonChoices'
import { ComparisonTable } from '../sections/choosing/ComparisonTable'
import { FinalCta } from '../sections/company/FinalCta'
import type { WordsData } from '../site/interface-words'
import { itemList } from '../site/structured-data'

interface ComparisonData extends WordsData<'comparisonPage'>, RelatedLinks {
  comparison: Entry<'comparisons'>
}

export default function ComparisonPage({ data }: PageProps<ComparisonData>) {
  const { comparison } = data
  const { title, services } = comparison
  const words = data.interfaceWords.comparisonPage
  return (
    <>
      <EntryOpening
        entry={comparison}
        jsonLd={[itemList(title, services)]}
        title={comparison.heading}
        lead={comparison.summary}
        art={<Motif seed={comparison.slug} subject="choosing" />}
      />
      <Section layout="stacked" title={words.choose}>
        <ComparisonChoices comparison={comparison} words={words} />
      </Section>
      <Section layout="stacked" title={words.table}>
        <ComparisonTable comparison={comparison} words={words} />
      </Section>
      <TextSection wash title={words.advice} entry={comparison} />
      <LinkCards onPaper={false} title={words.articles} items={data.articles} />
      <FinalCta
        words={comparison.finalCta}
        source={{ service: comparison.slug, offer: 'comparisons' }}
      />
    </>
  )
}

export const query = graphql`
  query ComparisonTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!) {
    comparison(id: { eq: $id }) {
      ...ComparisonPage
    }
    ...ComparisonPageWords
    ...RelatedLinks
  }
`
