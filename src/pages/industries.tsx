import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'
import { IndustryRows } from '../sections/industry/IndustryRows'

interface IndustriesData {
  page: Entry<'pages'>
  settings: { industriesPage: Card<'industries'>[] }
  industries: { nodes: Card<'industries'>[] }
}

/** The industries named in the settings (by default all), then the rest. */
export default function IndustriesPage({ data }: PageProps<IndustriesData>) {
  const { page, settings, industries } = data
  const named = settings.industriesPage.length > 0 ? settings.industriesPage : industries.nodes
  const more = page.sections.find(({ key }) => key === 'more')
  const others = more
    ? industries.nodes.filter(({ slug }) => !named.some((item) => item.slug === slug))
    : []
  return (
    <>
      <PageOpening page={page} art={<Motif seed="industries" subject="industry" />} />
      <IndustryRows industries={named} />
      {more && others.length > 0 && (
        <Section
          wash
          layout="stacked"
          eyebrow={more.eyebrow}
          title={more.title}
          description={more.description}
        >
          <IndustryRows industries={others} within />
        </Section>
      )}
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query IndustriesIndex {
    page: fixedPage(slug: { eq: "industries" }) {
      ...FixedPagePage
    }
    settings {
      industriesPage {
        ...IndustryCard
      }
    }
    industries: allIndustry(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...IndustryCard
      }
    }
  }
`
