import { graphql, type PageProps } from 'gatsby'
import { Dotted } from '../components/Dotted'
import { LinkCards } from '../components/links/LinkCards'
import { EntryOpening } from '../layout/EntryOpening'
import { LongRead } from '../sections/article/LongRead'
import { CaseBrief } from '../sections/case/CaseBrief'
import { CaseClosing } from '../sections/case/CaseClosing'
import { CaseMeasures } from '../sections/case/CaseMeasures'
import { CaseMotif } from '../sections/case/CaseMotif'
import { CaseResult } from '../sections/case/CaseResult'
import type { CaseData } from '../sections/case/case-data'
import { FinalCta } from '../sections/company/FinalCta'
import { caseStudy as jsonLdOf } from '../site/structured-data'

export default function CasePage({ data }: PageProps<CaseData>) {
  const { entry } = data
  const words = data.interfaceWords.casePage
  return (
    <>
      <EntryOpening
        entry={entry}
        jsonLd={[jsonLdOf(entry)]}
        eyebrow={<Dotted phrases={[words.document, entry.domain]} />}
        title={entry.title}
        lead={entry.summary}
        art={<CaseMotif {...entry} />}
      >
        <CaseResult {...entry} />
      </EntryOpening>
      <CaseBrief {...data} />
      <CaseMeasures {...data} />
      <LongRead contents={words.contents} {...entry} />
      <CaseClosing {...data} />
      <LinkCards
        id="related"
        layout="stacked"
        onPaper={false}
        title={words.related}
        items={[...data.services, ...data.industries, ...data.articles, ...data.cases]}
      />
      <FinalCta words={entry.finalCta} source={{ service: entry.slug, offer: 'cases' }} />
    </>
  )
}

export const query = graphql`
  query CaseTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!, $cases: [String!]!) {
    entry: case(id: { eq: $id }) {
      ...CasePage
      document {
        ...Document
      }
    }
    ...CasePageWords
    ...RelatedLinks
    ...RelatedCases
    ...CaseFilters
  }
`
