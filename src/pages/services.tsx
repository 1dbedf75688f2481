import { graphql, type PageProps } from 'gatsby'
import { Motif } from '../components/Motif'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { ChoiceLinks } from '../sections/choosing/ChoiceLinks'
import { PageRequest } from '../sections/company/PageRequest'
import { ServiceIndex } from '../sections/indexes/ServiceIndex'
import type { WordsData } from '../site/interface-words'
import { useNavigation } from '../site/navigation'

interface ServicesData extends WordsData<'servicesPage'> {
  page: Entry<'pages'>
  services: { nodes: Card<'services'>[] }
}

export default function ServicesPage({ data, location }: PageProps<ServicesData>) {
  const { interfaceWords, page, services } = data
  const { groups, industries } = useNavigation()
  return (
    <>
      <PageOpening page={page} art={<Motif seed="services" subject="company" />}>
        <ChoiceLinks />
      </PageOpening>
      <ServiceIndex
        words={interfaceWords.servicesPage}
        groups={groups}
        services={services.nodes}
        industries={industries}
        location={location}
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
    services: allService(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...ServiceCard
      }
    }
  }
`
