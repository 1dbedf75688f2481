import type { PageProps } from 'gatsby'
import { ComingSoon } from '../sections/company/ComingSoon'

/** Where the menus lead for services that are announced. */
export default function ComingSoonPage({ location }: PageProps) {
  return <ComingSoon pathname={location.pathname} />
}
