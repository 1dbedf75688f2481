import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { FeatureList } from '../components/FeatureList'
import { Hero } from '../components/Hero'
import { LinkSection } from '../components/links/LinkSection'
import {
  type RelatedLinks,
  relatedLinkCards,
  relatedLinksOf,
} from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import { StatusBadge } from '../components/StatusBadge'
import type { Entry } from '../content-model/collections/query-results'
import { Head } from '../layout/head/Head'
import { TextSection } from '../sections/article/TextSection'
import { PageRequest } from '../sections/company/PageRequest'
import { SolutionAudience } from '../sections/industry/SolutionAudience'
import { SolutionProblem } from '../sections/industry/SolutionProblem'
import { trailOf } from '../site/breadcrumb-trail'
import type { InterfaceWords } from '../site/interface-words'

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
  const { services, industries, articles } = relatedLinksOf(data)
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
        eyebrow={<StatusBadge status={solution.status} name={solution.statusName} />}
        title={name}
        lead={solution.title}
        actions={<ButtonLink to="/contact">{words.contact}</ButtonLink>}
        art={<Motif seed={solution.slug} subject="solution" />}
      />
      <SolutionProblem solution={solution} />
      <Section layout="stacked" wash title={features.title}>
        <FeatureList layout="grid" items={features.items} />
      </Section>
      <SolutionAudience title={words.audience} audience={solution.audience} />
      <TextSection title={words.details} entry={solution} />
      <LinkSection
        layout="stacked"
        title={words.behind}
        items={relatedLinkCards({ services, industries })}
      />
      <LinkSection title={words.articles} items={relatedLinkCards({ articles })} />
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
