import { graphql, type PageProps } from 'gatsby'
import { LinkCards } from '../components/links/LinkCards'
import { summaryCards } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import { Section } from '../components/Section'
import type { Card, Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'

interface VendorRiskData {
  page: Entry<'pages'>
  files: { nodes: Card<'vendor-risk'>[] }
}

/** Page that lists the vendor-risk files. It is there while there are some. */
export default function VendorRiskPage({ data: { page, files } }: PageProps<VendorRiskData>) {
  return (
    <>
      <PageOpening page={page} art={<Motif seed="vendor-risk" subject="industry" />} />
      <Section layout="stacked">
        <LinkCards items={summaryCards(files.nodes)} />
      </Section>
      <PageRequest page={page} />
    </>
  )
}

export const query = graphql`
  query VendorRisk {
    page: fixedPage(slug: { eq: "vendor-risk" }) {
      ...FixedPagePage
    }
    files: allVendorFile(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...VendorFileCard
      }
    }
  }
`
