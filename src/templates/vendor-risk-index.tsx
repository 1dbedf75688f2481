import { graphql, type PageProps } from 'gatsby'
import { LinkCards } from '../components/links/LinkCards'
import type { PageLink } from '../components/links/related-links'
import { Motif } from '../components/Motif'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { PageRequest } from '../sections/company/PageRequest'

interface VendorRiskData {
  page: Entry<'pages'>
  files: { nodes: PageLink[] }
}

/** Page that lists the vendor-risk files. It is there while there are some. */
export default function VendorRiskPage({ data: { page, files } }: PageProps<VendorRiskData>) {
  return (
    <>
      <PageOpening page={page} art={<Motif seed="vendor-risk" subject="industry" />} />
      <LinkCards layout="stacked" items={files.nodes} />
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
        path
        title
        text: summary
      }
    }
  }
`
