import { MenuLink } from '../components/links/MenuLink'
import type { ServiceLink } from '../site/navigation'

interface ServiceItemProps {
  service: ServiceLink
  /** What is said of a service that is coming soon. */
  soon: string
}

/** A service in a list of the menus. */
export function ServiceItem({ service, soon }: ServiceItemProps) {
  const { path, title, comingSoon } = service
  return (
    <li>
      <MenuLink to={path} name={title}>
        {comingSoon ? (
          <>
            <span>{title}</span>
            <small>{soon}</small>
          </>
        ) : undefined}
      </MenuLink>
    </li>
  )
}
