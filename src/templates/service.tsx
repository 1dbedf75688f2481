import { css } from '@emotion/react'
import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
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
import { Motif } from '../components/Motif'
import { QuestionList } from '../components/QuestionList'
import { Section } from '../components/Section'
import type { Card, Entry } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { TextSection } from '../sections/article/TextSection'
import { contactLink } from '../sections/contact/contact-link'
import { ServiceCallToAction } from '../sections/service/ServiceCallToAction'
import { ServiceFeatures } from '../sections/service/ServiceFeatures'
import { type ServiceDocument, ServicePortfolio } from '../sections/service/ServicePortfolio'
import { ServiceProcess } from '../sections/service/ServiceProcess'
import { type ServiceSample, ServiceSamples } from '../sections/service/ServiceSamples'
import type { InterfaceWords } from '../site/interface-words'
import { StructuredData } from '../site/StructuredData'
import { service as jsonLdOf, questions as questionsJsonLd } from '../site/structured-data'
import { theme } from '../styles/theme'

const statement = css`
  font-size: ${theme.size.lead};
  line-height: 1.55;
  max-width: 40em;
`

interface ServiceData extends RelatedLinks, RelatedCases {
  interfaceWords: Pick<InterfaceWords, 'servicePage'> & {
    deliverable: Pick<InterfaceWords['deliverable'], 'open'>
  }
  service: Entry<'services'> & {
    /** What visitors call its kind. */
    kind: string
    /** Those in which it stands. */
    comparisons: Pick<Card<'comparisons'>, 'path' | 'title' | 'summary'>[]
    document: ServiceDocument | null
    samples: ServiceSample[]
  }
}

/**
 * Service page: the sections of the specification's service page template, in its order, then advice,
 * questions and related links.
 */
export default function ServicePage({ data }: PageProps<ServiceData>) {
  const { service } = data
  const { slug, hero, value, benefits, stats, questions } = service
  const words = data.interfaceWords.servicePage
  return (
    <>
      <EntryOpening
        entry={service}
        jsonLd={[jsonLdOf(service, service.kind)]}
        eyebrow={`${service.title} · ${service.kind}`}
        title={hero.title}
        lead={hero.description}
        actions={
          <>
            <ButtonLink to={contactLink(hero.primaryButton.link, slug)}>
              {hero.primaryButton.text}
            </ButtonLink>
            {hero.secondaryButton && (
              <ButtonLink variant="quiet" to={contactLink(hero.secondaryButton.link, slug)}>
                {hero.secondaryButton.text}
              </ButtonLink>
            )}
          </>
        }
        art={<Motif seed={slug} subject={service.group} />}
      />
      <Section title={value.title}>
        <p css={statement}>{value.description}</p>
      </Section>
      <ServiceFeatures services={service.services} />
      {service.firstCta && <ServiceCallToAction call={service.firstCta} service={service} />}
      {service.portfolio && service.document && (
        <ServicePortfolio portfolio={service.portfolio} document={service.document} words={words} />
      )}
      <ServiceSamples
        samples={service.samples}
        words={words}
        open={data.interfaceWords.deliverable.open}
      />
      {service.process && <ServiceProcess process={service.process} />}
      {benefits && (
        <Section
          id="benefits"
          layout="stacked"
          wash
          title={benefits.title}
          description={benefits.description}
        >
          <FeatureList layout="grid" items={benefits.items} />
        </Section>
      )}
      {stats && (
        <Section id="figures" layout="stacked" title={stats.title}>
          <NotedStatistics items={stats.items} />
        </Section>
      )}
      {service.finalCta && <ServiceCallToAction call={service.finalCta} service={service} final />}
      <TextSection eyebrow={service.title} title={words.advice} entry={service} />
      {questions.length > 0 && (
        <Section id="questions" title={words.questions}>
          <QuestionList items={questions} />
          {/* Beside the questions, not in the head: nearby repetitions compress better. */}
          <StructuredData jsonLd={[questionsJsonLd(questions)]} />
        </Section>
      )}
      <LinkSection title={words.compare} items={summaryCards(service.comparisons)} />
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
  query ServiceTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!, $cases: [String!]!) {
    service(id: { eq: $id }) {
      ...ServicePage
      kind
      document {
        ...DocumentLink
        ...DocumentCover
      }
      comparisons {
        path
        title
        summary
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
    ...RelatedLinks
    ...RelatedCases
  }
`
