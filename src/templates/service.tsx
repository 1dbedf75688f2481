import { graphql, type PageProps } from 'gatsby'
import { LinkSection } from '../components/links/LinkSection'
import { type RelatedCases, relatedCaseCards } from '../components/links/related-cases'
import {
  type RelatedLinks,
  relatedLinkCards,
  relatedLinksOf,
  summaryCards,
} from '../components/links/related-links'
import type { Card, Entry } from '../content-model/collections/query-results'
import { Head as PageHead } from '../layout/head/Head'
import { TextSection } from '../sections/article/TextSection'
import { ServiceBenefits } from '../sections/service/ServiceBenefits'
import { ServiceCallToAction } from '../sections/service/ServiceCallToAction'
import { ServiceFeatures } from '../sections/service/ServiceFeatures'
import { ServiceFigures } from '../sections/service/ServiceFigures'
import { ServiceHero } from '../sections/service/ServiceHero'
import { type ServiceDocument, ServicePortfolio } from '../sections/service/ServicePortfolio'
import { ServiceProcess } from '../sections/service/ServiceProcess'
import { ServiceQuestions } from '../sections/service/ServiceQuestions'
import { type ServiceSample, ServiceSamples } from '../sections/service/ServiceSamples'
import { ServiceValue } from '../sections/service/ServiceValue'
import type { InterfaceWords } from '../site/interface-words'
import { service as jsonLdOf } from '../site/structured-data'

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
      <ServiceBenefits benefits={service.benefits} />
      {service.stats && <ServiceFigures stats={service.stats} />}
      <ServiceCallToAction call={service.finalCta} service={service} final />
      <TextSection eyebrow={service.title} title={words.advice} entry={service} />
      <ServiceQuestions title={words.questions} questions={service.questions} />
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
