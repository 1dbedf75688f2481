import { graphql, type PageProps } from 'gatsby'
import { FeatureList } from '../components/FeatureList'
import { NotedStatistics } from '../components/figures/NotedStatistics'
import { LinkSection } from '../components/links/LinkSection'
import { type RelatedCases, relatedCaseCards } from '../components/links/related-cases'
import {
  type RelatedLinks,
  relatedLinkCards,
  relatedLinksOf,
  summaryCards,
} from '../components/links/related-links'
import { QuestionList } from '../components/QuestionList'
import { Section } from '../components/Section'
import type { Card, Entry } from '../content-model/collections/query-results'
import { Head as PageHead } from '../layout/head/Head'
import { TextSection } from '../sections/article/TextSection'
import { ServiceCallToAction } from '../sections/service/ServiceCallToAction'
import { ServiceFeatures } from '../sections/service/ServiceFeatures'
import { ServiceHero } from '../sections/service/ServiceHero'
import { type ServiceDocument, ServicePortfolio } from '../sections/service/ServicePortfolio'
import { ServiceProcess } from '../sections/service/ServiceProcess'
import { type ServiceSample, ServiceSamples } from '../sections/service/ServiceSamples'
import { ServiceValue } from '../sections/service/ServiceValue'
import type { InterfaceWords } from '../site/interface-words'
import { StructuredData } from '../site/StructuredData'
import { service as jsonLdOf, questions as questionsJsonLd } from '../site/structured-data'

/** Comparisons in which a service stands. */
type ComparisonLink = Pick<Card<'comparisons'>, 'path' | 'title' | 'summary'>

interface ServiceData extends RelatedLinks, RelatedCases {
  interfaceWords: Pick<InterfaceWords, 'servicePage'> & {
    deliverable: Pick<InterfaceWords['deliverable'], 'open'>
  }
  service: Entry<'services'> & {
    /** What visitors call its kind. */
    kind: string
    document: ServiceDocument | null
    samples: ServiceSample[]
  }
  comparisons: ComparisonLink[]
}

/**
 * Service page: the sections of the specification's service page template, in its order, then advice,
 * questions and related links.
 */
export default function ServicePage({ data }: PageProps<ServiceData>) {
  const { service } = data
  const { benefits, stats, questions } = service
  const words = data.interfaceWords.servicePage
  return (
    <>
      <PageHead
        title={service.title}
        description={service.metaDescription}
        path={service.path}
        indexed={service.listed}
        jsonLd={[jsonLdOf(service, service.kind)]}
      />
      <ServiceHero service={service} kind={service.kind} />
      <ServiceValue value={service.value} />
      <ServiceFeatures services={service.services} />
      <ServiceCallToAction call={service.firstCta} service={service} />
      {service.portfolio && service.document && (
        <ServicePortfolio portfolio={service.portfolio} document={service.document} words={words} />
      )}
      <ServiceSamples
        samples={service.samples}
        words={words}
        open={data.interfaceWords.deliverable.open}
      />
      <ServiceProcess process={service.process} />
      <Section
        id="benefits"
        layout="stacked"
        wash
        title={benefits.title}
        description={benefits.description}
      >
        <FeatureList layout="grid" items={benefits.items} />
      </Section>
      {stats && (
        <Section id="figures" layout="stacked" title={stats.title}>
          <NotedStatistics items={stats.items} />
        </Section>
      )}
      <ServiceCallToAction call={service.finalCta} service={service} final />
      <TextSection eyebrow={service.title} title={words.advice} entry={service} />
      {questions.length > 0 && (
        <Section id="questions" title={words.questions}>
          <QuestionList items={questions} />
          {/* Beside the questions, not in the head: nearby repetitions compress better. */}
          <StructuredData jsonLd={[questionsJsonLd(questions)]} />
        </Section>
      )}
      <LinkSection title={words.compare} items={summaryCards(data.comparisons)} />
      <LinkSection id="cases" title={words.cases} items={relatedCaseCards(data)} />
      <LinkSection
        id="related"
        layout="stacked"
        title={words.related}
        items={relatedLinkCards(relatedLinksOf(data))}
      />
    </>
  )
}

export const query = graphql`
  query ServiceTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!, $comparisons: [String!]!, $cases: [String!]!) {
    service(id: { eq: $id }) {
      ...ServicePage
      kind
      document {
        ...DocumentLink
        ...DocumentCover
      }
      samples {
        title
        summary
        document {
          ...DocumentLink
        }
      }
    }
    interfaceWords {
      deliverable {
        open
      }
      servicePage {
        ...ServicePageWords
      }
    }
    comparisons: comparisonsNamed(slugs: $comparisons) {
      path
      title
      summary
    }
    ...RelatedLinks
    ...RelatedCases
  }
`
