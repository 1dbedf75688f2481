import { graphql, type PageProps } from 'gatsby'
import { ComingSoon } from '../sections/company/ComingSoon'
import type { Crumb } from '../site/site-data'

/** Page of a service that is announced but not published yet. */
export default function ComingSoonPage({ data, location }: PageProps<{ service: Crumb }>) {
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
