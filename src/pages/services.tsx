import { css } from '@emotion/react'
import { graphql, type PageProps } from 'gatsby'
import { ClothLine } from '../components/ClothLine'
import { Motif } from '../components/Motif'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { listWeave } from '../motif/chain'
import { ChoiceLinks } from '../sections/choosing/ChoiceLinks'
import { PageRequest } from '../sections/company/PageRequest'
import { ServiceIndex } from '../sections/indexes/ServiceIndex'
import type { WordsData } from '../site/interface-words'
import { useNavigation } from '../site/navigation'
import { media } from '../styles/theme'
import { givenFamilies } from '../theme/site-theme'

/** The motifs of the groups in two columns; on narrow pages in one row, each two cells high. */
const patchwork = css`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  ${media.desktop} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
  }
`

interface ServicesData extends WordsData<'servicesPage'> {
  page: Entry<'pages'>
  services: { nodes: Card<'services'>[] }
}

/** Index of all services by group, with a filter by group and industry. */
export default function ServicesPage({ data, location }: PageProps<ServicesData>) {
  const { interfaceWords, page, services } = data
  const { groups, industries } = useNavigation()
  const weaveOf = (group: string) =>
    listWeave(services.nodes.filter((service) => service.group === group).length)
  // All as large as the largest needs.
  const most = Math.max(
    ...givenFamilies.serviceGroups.map(({ group }) => weaveOf(group)?.cells ?? 0),
  )
  const side = 2 * Math.max(2, Math.ceil(Math.sqrt(most) / 2))
  const motifs = (
    <div css={patchwork}>
      {givenFamilies.serviceGroups.map(({ group }) => (
        <Motif key={group} seed={group} subject={{ group }} weave={weaveOf(group)} side={side} />
      ))}
    </div>
  )
  return (
    <>
      <PageOpening page={page} art={motifs}>
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
      <ClothLine weave={listWeave(most)} subject="company" of="groups" />
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
