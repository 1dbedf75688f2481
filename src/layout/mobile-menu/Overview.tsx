import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/Button'
import { foot } from './level-styles'

/** Link from a level to its index page. */
export function Overview({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div css={foot}>
      <ButtonLink variant="quiet" to={to}>
        {children}
      </ButtonLink>
    </div>
  )
}
