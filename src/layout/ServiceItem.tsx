import { MenuLink } from '../components/links/MenuLink'
import type { ServiceLink } from '../site/navigation'

export function ServiceItem({ service, soon }: { service: ServiceLink; soon: string }) {
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
