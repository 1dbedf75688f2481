import { css } from '@emotion/react'
import type { Card } from '../../content-model/collections/query-results'
import { clickableInline, wrapping } from '../../styles/parts'
import { space } from '../../styles/theme'
import { ActionLink } from './ActionLink'

const list = css`
  ${wrapping};
  gap: 0 ${space[3]};
  & a {
    ${clickableInline};
  }
`

interface ServiceLinksProps {
  services: readonly Pick<Card<'services'>, 'path' | 'title'>[]
  /** Accessible name: how the services relate to the content above. */
  label: string
}

export function ServiceLinks({ services, label }: ServiceLinksProps) {
  if (services.length === 0) return null
  return (
    <ul css={list} aria-label={label}>
      {services.map(({ path, title }) => (
        <li key={path}>
          <ActionLink to={path} name={title} />
        </li>
      ))}
    </ul>
  )
}
