import { css } from '@emotion/react'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { color, size, space } from '../../styles/theme'

const note = css`
  display: grid;
  gap: ${space[1]};
  max-width: 44rem;
  & > p:last-of-type {
    padding-inline-start: ${space[2]};
    border-inline-start: 3px solid ${color.accent};
    & > strong {
      display: block;
      font-size: ${size.small};
      color: ${color.warm};
    }
  }
`

interface ProjectNoteProps {
  project: Pick<Entry<'portfolio'>, 'description' | 'impact'>
  /** Its name, where the row has another heading. */
  name?: string
  labels: InterfaceWords['project']
}

/** A project in a row of /portfolio: what was built, and what changed. */
export function ProjectNote({ project: { description, impact }, name, labels }: ProjectNoteProps) {
  return (
    <div css={note}>
      {name && (
        <p>
          <strong>{name}</strong>
        </p>
      )}
      <p>{description}</p>
      <p>
        <strong>{labels.impact}</strong>
        <span>{` ${impact}`}</span>
      </p>
    </div>
  )
}
