import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { FeatureList } from '../components/FeatureList'
import { LinkSection } from '../components/links/LinkSection'
import { type RelatedCases, relatedCaseCards } from '../components/links/related-cases'
import {
  type RelatedLinks,
  relatedLinkCards,
  relatedLinksOf,
} from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { Card, Entry } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { TextSection } from '../sections/article/TextSection'
import { PageRequest } from '../sections/company/PageRequest'
import { IndustryOpening } from '../sections/industry/IndustryOpening'
import { fillWords, type InterfaceWords } from '../site/interface-words'

interface IndustryData extends RelatedLinks, RelatedCases {
  interfaceWords: Pick<InterfaceWords, 'industryPage'>
  /** Sections of the industries index page, which all industry pages share. */
  page: Pick<Entry<'pages'>, 'sections'>
  industry: Entry<'industries'> & { vendorFiles: Card<'vendor-risk'>[] }
}

/** Industry page: opening with figures, challenges, approach, advice, services and articles. */
export default function IndustryPage({ data }: PageProps<IndustryData>) {
  const { industry } = data
  const { challenges, approach } = industry
  const words = data.interfaceWords.industryPage
  const { services, articles } = relatedLinksOf(data)
  return (
    <>
      <EntryOpening
        entry={{ ...industry, title: industry.name }}
        title={industry.title}
        lead={industry.tagline}
        actions={<ButtonLink to="/contact">{words.contact}</ButtonLink>}
        art={<Motif seed={industry.slug} subject="industry" />}
      />
      <IndustryOpening industry={industry} />
      <Section title={challenges.title}>
        <FeatureList layout="rows" items={challenges.items} />
      </Section>
      <Section layout="stacked" wash title={approach.title}>
        <FeatureList layout="grid" items={approach.items} />
      </Section>
      <TextSection title={words.advice} entry={industry} />
      <LinkSection id="cases" title={words.cases} items={relatedCaseCards(data)} />
      <LinkSection
        layout="stacked"
        title={fillWords(words.services, { industry: industry.name })}
        items={relatedLinkCards({ services })}
      />
      <LinkSection
        title={words.vendorFiles}
        items={industry.vendorFiles.map(({ path, heading, summary }) => ({
          path,
          title: heading,
          text: summary,
        }))}
      />
      <LinkSection title={words.articles} items={relatedLinkCards({ articles })} />
      <PageRequest page={data.page} />
    </>
  )
}

export const query = graphql`
  query IndustryTemplate($id: String!, $services: [String!]!, $industries: [String!]!, $articles: [String!]!, $cases: [String!]!) {
    industry(id: { eq: $id }) {
      ...IndustryPage
      vendorFiles {
        ...VendorFileCard
      }
    }
    page: fixedPage(slug: { eq: "industries" }) {
      ...PageRequest
    }
    interfaceWords {
      industryPage {
        ...IndustryPageWords
      }
    }
    ...RelatedLinks
    ...RelatedCases
  }
`
