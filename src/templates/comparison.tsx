import { graphql, type PageProps } from 'gatsby'
import { ActionLink } from '../components/links/ActionLink'
import { LinkCards } from '../components/links/LinkCards'
import type { RelatedLinks } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import { StackingTable } from '../components/StackingTable'
import type { Entry } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { TextSection } from '../sections/article/TextSection'
import { ComparisonChoices } from '../sections/choosing/ComparisonChoices'
import { PageRequest } from '../sections/company/PageRequest'
import type { WordsData } from '../site/interface-words'
import { itemList } from '../site/structured-data'

interface ComparisonData extends WordsData<'comparisonPage'>, RelatedLinks {
  /** Sections of the list of comparisons, which all comparisons share; null while all are unlisted. */
  page: Pick<Entry<'pages'>, 'slug' | 'sections'> | null
  comparison: Entry<'comparisons'>
}

/** Comparison of services: when to choose each, the table, advice on choosing, and articles about them. */
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
        <StackingTable
          ofSentences
          columns={[
            { label: words.criterion },
            ...services.map(({ path, title: label }) => ({
              label,
              head: <ActionLink to={path} name={label} />,
            })),
          ]}
          rows={comparison.criteria.map(({ title, values }) => ({ head: title, cells: values }))}
        />
      </Section>
      <TextSection wash title={words.advice} entry={comparison} />
      <LinkCards title={words.articles} items={data.articles} />
      <PageRequest page={data.page} />
    </>
  )
}

export const query = graphql`
  query ComparisonTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!) {
    comparison(id: { eq: $id }) {
      ...ComparisonPage
    }
    page: fixedPage(slug: { eq: "compare" }) {
      ...PageRequest
    }
    ...ComparisonPageWords
    ...RelatedLinks
  }
`
