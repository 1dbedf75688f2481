import { css } from '@emotion/react'
import type { SolutionStatus } from '../content-model/collections/choices'
import { mutedSmall } from '../styles/parts'
import { color } from '../styles/theme'
import { Dotted } from './Dotted'

const badge = css`
  display: inline-flex;
  align-items: start;
  gap: 0.5rem;
  ${mutedSmall};
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    margin-top: 0.45em;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    border: 1.5px solid ${color.edge};
  }
  &[data-status='Live']::before {
    border-color: ${color.success};
    background: ${color.success};
  }
  &[data-status='Recording Now']::before {
    border-color: ${color.accent};
    background: ${color.accent};
  }
`

interface StatusBadgeProps {
  status: SolutionStatus
  name: string
  /** Owner as shown to visitors, such as “Our product”. */
  owner?: string
}

/** A solution's status and owner. The dot is decorative. */
export function StatusBadge({ status, name, owner }: StatusBadgeProps) {
  return (
    <span css={badge} data-status={status}>
      <Dotted phrases={owner ? [name, owner] : [name]} />
    </span>
  )
}
