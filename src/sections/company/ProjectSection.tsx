import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { ServiceLinks } from '../../components/links/ServiceLinks'
import { Section } from '../../components/Section'
import type { Card, Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { thirdBesideRest } from '../../styles/columns'
import { media, theme } from '../../styles/theme'

const { color, space, size, font } = theme

const grid = css`
  ${thirdBesideRest};
  gap: ${space[3]} ${space[5]};
  break-inside: avoid;
`

const side = css`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  & > p {
    font: 300 clamp(3.5rem, 2.5rem + 4vw, 6rem) / 0.85 ${font.display};
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    color: ${color.warm};
  }
  & > ul {
    font-size: ${size.small};
    color: ${color.muted};
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    ${media.desktop} {
      display: grid;
      gap: 0.25rem;
    }
  }
`

const words = css`
  display: grid;
  gap: ${space[3]};
  & > h2 {
    max-width: 18em;
  }
  & > p {
    max-width: ${theme.width.measure};
  }
`

const impact = css`
  max-width: 40rem;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.accent};
  & > h3 {
    font: 600 ${size.small} / 1.5 ${font.text};
    letter-spacing: 0.02em;
    color: ${color.warm};
    margin-bottom: ${space[1]};
  }
  & > p {
    font: 300 ${size.h3} / 1.4 ${font.display};
  }
`

interface ProjectSectionProps {
  project: Entry<'portfolio'>
  /** Position on the page, from 1. */
  number: number
  labels: InterfaceWords['project']
  /** The case that tells the same work at length. */
  inFull?: Pick<Card<'cases'>, 'path' | 'title'>
}

/** One project: its description, its impact, its tags and the services used. */
export function ProjectSection({ project, number, labels, inFull }: ProjectSectionProps) {
  return (
    <Section layout="stacked" id={project.slug}>
      <div css={grid}>
        <div css={side}>
          <p>{String(number).padStart(2, '0')}</p>
          <ul aria-label={labels.tags}>
            {project.tags.map((tag, index) => (
              <li key={String(index)}>{tag}</li>
            ))}
          </ul>
        </div>
        <div css={words}>
          <h2>{project.name}</h2>
          <p>{project.description}</p>
          <div css={impact}>
            <h3>{labels.impact}</h3>
            <p>{project.impact}</p>
          </div>
          {inFull && (
            <p>
              <span>{`${labels.inFull}: `}</span>
              <ActionLink to={inFull.path} named>
                {inFull.title}
              </ActionLink>
            </p>
          )}
          <ServiceLinks services={project.services} label={labels.services} />
        </div>
      </div>
    </Section>
  )
}
