import { graphql, type PageProps } from 'gatsby'
import { GroupMotifs } from '../components/GroupMotifs'
import type { Card, Entry, Singleton } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { ChoiceLinks } from '../sections/choosing/ChoiceLinks'
import { PageRequest } from '../sections/company/PageRequest'
import { ServiceIndex } from '../sections/indexes/ServiceIndex'
import type { InterfaceWords } from '../site/interface-words'

interface ServicesData {
  interfaceWords: Pick<InterfaceWords, 'servicesPage'>
  page: Entry<'pages'>
  settings: Pick<Singleton<'settings.yaml'>, 'serviceGroups'>
  services: { nodes: Card<'services'>[] }
  industries: { nodes: Pick<Card<'industries'>, 'slug' | 'name'>[] }
}

/** Index of all services by group, with a filter by group and industry. */
export default function ServicesPage({ data }: PageProps<ServicesData>) {
  const { interfaceWords, page, settings, services, industries } = data
  return (
    <>
      <PageOpening page={page} art={<GroupMotifs />}>
        <ChoiceLinks />
      </PageOpening>
      <ServiceIndex
        words={interfaceWords.servicesPage}
        groups={settings.serviceGroups}
        services={services.nodes}
        industries={industries.nodes}
      />
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query ServicesIndex {
    ...ServicesPageWords
    page: fixedPage(slug: { eq: "services" }) {
      ...FixedPagePage
    }
    settings {
      ...SettingsServiceGroups
    }
    services: allService(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...ServiceCard
      }
    }
    industries: allIndustry(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        slug
        name
      }
    }
  }
`
