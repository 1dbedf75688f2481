import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { FeatureGrid } from '../components/FeatureGrid'
import { Hero } from '../components/Hero'
import { LinkCards } from '../components/links/LinkCards'
import {
  type RelatedLinks,
  relatedLinkCards,
  relatedLinksOf,
} from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import { StatusBadge } from '../components/StatusBadge'
import type { Entry } from '../content-model/collections/query-results'
import { trailOf } from '../layout/breadcrumb-trail'
import { Head } from '../layout/Head'
import type { InterfaceWords } from '../layout/interface-words'
import { Body } from '../sections/article/Body'
import { PageRequest } from '../sections/company/PageRequest'
import { SolutionAudience } from '../sections/industry/SolutionAudience'
import { SolutionProblem } from '../sections/industry/SolutionProblem'

interface SolutionData extends RelatedLinks {
  interfaceWords: Pick<InterfaceWords, 'solutionPage'>
  /** Sections of the solutions index page, which all solution pages share; null while all are unlisted. */
  page: Pick<Entry<'pages'>, 'sections'> | null
  solution: Entry<'solutions'>
}

/** Solution page: status, problem, features, audience, text, related services, industries and articles. */
export default function SolutionPage({ data }: PageProps<SolutionData>) {
  const { solution } = data
  const { name, features } = solution
  const words = data.interfaceWords.solutionPage
  const { articles, ...behind } = relatedLinksOf(data)
  const behindCards = relatedLinkCards({ ...behind, articles: [] })
  return (
    <>
      <Head
        title={name}
        description={solution.metaDescription}
        path={solution.path}
        indexed={solution.listed}
      />
      <Hero
        trail={trailOf({ path: solution.path, title: name })}
        eyebrow={<StatusBadge status={solution.status} />}
        title={name}
        lead={solution.title}
        actions={<ButtonLink to="/contact">{words.contact}</ButtonLink>}
        art={<Motif seed={solution.slug} subject="solution" />}
      />
      <SolutionProblem solution={solution} />
      <Section layout="stacked" wash title={features.title}>
        <FeatureGrid items={features.items} />
      </Section>
      <SolutionAudience title={words.audience} audience={solution.audience} />
      {solution.body.length > 0 && (
        <Section title={words.details}>
          <Body tree={solution.body} figures={solution.figures} inSection />
        </Section>
      )}
      {behindCards.length > 0 && (
        <Section layout="stacked" title={words.behind}>
          <LinkCards items={behindCards} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={words.articles}>
          <LinkCards items={relatedLinkCards({ services: [], industries: [], articles })} />
        </Section>
      )}
      <PageRequest page={data.page} />
    </>
  )
}

export const query = graphql`
  query SolutionTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!) {
    solution(id: { eq: $id }) {
      ...SolutionPage
    }
    page: fixedPage(slug: { eq: "solutions" }) {
      ...PageRequest
    }
    interfaceWords {
      solutionPage {
        ...SolutionPageWords
      }
    }
    ...RelatedLinks
  }
`
