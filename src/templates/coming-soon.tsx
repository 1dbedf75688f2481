import { graphql, type PageProps } from 'gatsby'
import type { Card } from '../content-model/collections/query-results'
import { ComingSoon } from '../sections/company/ComingSoon'

interface AnnouncedData {
  service: Pick<Card<'services'>, 'path' | 'title'>
}

/** Page of a service that is announced but not published yet. */
export default function ComingSoonPage({ data, location }: PageProps<AnnouncedData>) {
  return <ComingSoon pathname={location.pathname} service={data.service} />
}

export const query = graphql`
  query ComingSoonTemplate($id: String!) {
    service(id: { eq: $id }) {
      path
      title
    }
  }
`
