import { css } from '@emotion/react'
import { disclosure } from '../../components/Disclosure'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { mutedSmall, wrapping } from '../../styles/parts'
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

const details = css`
  ${disclosure};
  & > summary {
    justify-content: start;
    gap: ${space[2]};
    padding-block: 0.625rem;
    font-size: ${size.small};
    font-weight: 600;
  }
  & > div {
    padding-bottom: ${space[1]};
  }
`

const tagList = css`
  ${wrapping};
  gap: 0 ${space[2]};
  ${mutedSmall};
`

interface ProjectNoteProps {
  project: Entry<'portfolio'>
  labels: InterfaceWords['project']
}

export function ProjectNote({ project: { description, impact }, labels }: ProjectNoteProps) {
  return (
    <div css={note}>
      <p>{description}</p>
      <p>
        <strong>{labels.impact}</strong>
        <span>{` ${impact}`}</span>
      </p>
    </div>
  )
}

/** A project in its case's row. A click on the name expands it. */
export function ProjectDetails({ project, labels }: ProjectNoteProps) {
  return (
    <details css={details}>
      <summary>{project.name}</summary>
      {/* Links to the project open the details. */}
      <div id={project.slug}>
        <ProjectNote project={project} labels={labels} />
        <ProjectTags tags={project.tags} label={labels.tags} />
      </div>
    </details>
  )
}

export function ProjectTags({ tags, label }: { tags: readonly string[]; label: string }) {
  return (
    <ul css={tagList} aria-label={label}>
      {tags.map((tag, index) => (
        <li key={String(index)}>{tag}</li>
      ))}
    </ul>
  )
}
