import type { PageProps } from 'gatsby'
import { ComingSoon } from '../sections/company/ComingSoon'

/** Page that menus link to for services that are only announced. */
export default function ComingSoonPage({ location }: PageProps) {
  return <ComingSoon pathname={location.pathname} />
}
