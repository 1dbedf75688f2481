import { css } from '@emotion/react'
import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { FeatureList } from '../components/FeatureList'
import { NextLinks } from '../components/links/LinkCards'
import type { RelatedLinks } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import { StatusBadge } from '../components/StatusBadge'
import type { Entry } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { TextSection } from '../sections/article/TextSection'
import { PageRequest } from '../sections/company/PageRequest'
import { contactLink } from '../sections/contact/offers'
import { ValueStatement } from '../sections/service/ValueStatement'
import { fillWords, type WordsData } from '../site/interface-words'
import { useSiteData } from '../site/site-data'
import { color, font, size, space } from '../styles/theme'

const list = css`
  border-bottom: 1px solid ${color.line};
  & > li {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
    font: 400 ${size.h3} / 1.35 ${font.display};
  }
`

interface SolutionData extends WordsData<'solutionPage'>, RelatedLinks {
  /** Sections of the solutions index page; null while all are unlisted. */
  page: Pick<Entry<'pages'>, 'slug' | 'sections'> | null
  solution: Entry<'solutions'>
}

export default function SolutionPage({ data }: PageProps<SolutionData>) {
  const { solution, services, industries, articles } = data
  const { name, problem, features } = solution
  const words = data.interfaceWords.solutionPage
  const { overviews } = useSiteData()
  const titleOf = (overview: string) => overviews.find(({ path }) => path === overview)?.title ?? ''
  return (
    <>
      <EntryOpening
        entry={{ ...solution, title: name }}
        eyebrow={
          <StatusBadge
            status={solution.status}
            name={solution.statusName}
            owner={solution.ownerName}
          />
        }
        title={name}
        lead={solution.title}
        actions={
          <>
            <ButtonLink to={contactLink('/contact', { service: solution.slug })}>
              {words.contact}
            </ButtonLink>
            {solution.liveAt && (
              <ButtonLink variant="quiet" to={solution.liveAt}>
                {fillWords(words.visit, { host: new URL(solution.liveAt).host })}
              </ButtonLink>
            )}
          </>
        }
        art={<Motif seed={solution.slug} subject="solution" />}
      />
      <ValueStatement {...problem} diagram={solution.diagram} />
      <Section layout="stacked" wash title={features.title}>
        <FeatureList layout="grid" items={features.items} />
      </Section>
      <Section title={words.audience}>
        <ul css={list}>
          {solution.audience.map((who, index) => (
            <li key={String(index)}>{who}</li>
          ))}
        </ul>
      </Section>
      <TextSection title={words.details} entry={solution} />
      <NextLinks
        title={services.length + industries.length > 0 ? words.behind : words.articles}
        columns={[
          { title: titleOf('/services'), items: services },
          { title: titleOf('/industries'), items: industries },
          { title: words.articles, items: articles },
        ]}
      />
      <PageRequest page={data.page} about={solution.slug} />
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
    ...SolutionPageWords
    ...RelatedLinks
  }
`
