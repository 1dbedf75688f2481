import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Arrow } from '../../components/Arrow'
import { ActionLink } from '../../components/links/ActionLink'
import { IfTranslated, Summary } from '../../components/links/IfTranslated'
import { ServiceLinks } from '../../components/links/ServiceLinks'
import { Result } from '../../components/Result'
import { withUnits } from '../../components/ranges'
import { Section } from '../../components/Section'
import type { CaseFilter } from '../../content-model/addresses/case-filters'
import type { Card, Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { movingArrow, mutedSmall, wrapping } from '../../styles/parts'
import { color, font, media, space, target } from '../../styles/theme'
import { CaseFilters } from './CaseFilters'
import { caseRows } from './case-rows'
import { ProjectDetails, ProjectNote, ProjectTags } from './ProjectNote'

const list = css`
  ${caseRows};
  & > li {
    position: relative;
    gap: ${space[1]} ${space[5]};
    padding-block: ${space[3]};
    ${media.desktop} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 6fr) minmax(0, 3fr);
    }
  }
  /* Above the link of the case, which covers the row. */
  & > li > details {
    position: relative;
    ${media.desktop} {
      grid-column: 2;
    }
  }
  & > li > p > strong {
    display: block;
    font: 300 1.625rem / 1.15 ${font.display};
    letter-spacing: -0.015em;
    color: ${color.ink};
  }
`

const about = css`
  ${wrapping};
  gap: 0 ${space[2]};
  align-content: start;
  ${media.desktop} {
    display: grid;
    gap: ${space[1]};
  }
  ${mutedSmall};
`

const words = css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  ${media.desktop} {
    grid-column: 2;
  }
  & h3 > a {
    ${movingArrow};
    display: flex;
    gap: ${space[2]};
    justify-content: space-between;
    /* Makes a title of one line a full touch target without moving it. */
    padding-block: calc((${target} - 1lh) / 2);
    margin-block: calc((1lh - ${target}) / 2);
    color: ${color.ink};
    text-decoration: none;
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & h3 > a > svg {
    margin-top: 0.25em;
    color: ${color.warm};
  }
  & h3 > a:hover {
    color: ${color.action};
  }
  & > p {
    max-width: 40rem;
  }
`

interface CaseListProps {
  cases: readonly Card<'cases'>[]
  /** A project is in its first case's row, or in its own row if it has no case. */
  projects: readonly Entry<'portfolio'>[]
  filters: readonly CaseFilter[]
  labels: Pick<InterfaceWords, 'portfolioPage' | 'project'>
  current?: string | undefined
}

/** The filters, the cases and the projects. */
export function CaseList({ cases, projects, filters, labels, current }: CaseListProps) {
  const { portfolioPage } = labels
  const withoutCase = projects.filter(
    ({ slug }) => !cases.some(({ project }) => project?.slug === slug),
  )
  return (
    <Section id="cases" layout="stacked" title={portfolioPage.cases}>
      <div>
        <CaseFilters filters={filters} words={portfolioPage} current={current} />
        <ul css={list}>
          {cases.map(
            ({ path, title, summary, client, domain, project: named, measures: [first] }) => {
              const isFirst =
                path === cases.find((other) => other.project?.slug === named?.slug)?.path
              const project = isFirst && projects.find(({ slug }) => slug === named?.slug)
              return (
                <li key={path}>
                  <IfTranslated page={path}>
                    <div css={about}>
                      <p>{client}</p>
                      <p>{domain}</p>
                    </div>
                  </IfTranslated>
                  <div css={words}>
                    <h3>
                      <ActionLink to={path} name={title} after={<Arrow icon={ArrowRight} />}>
                        <span>{title}</span>
                      </ActionLink>
                    </h3>
                    <Summary page={path}>{summary}</Summary>
                  </div>
                  {first && (
                    <IfTranslated page={path}>
                      <p>
                        <strong>
                          <Result {...first} />
                        </strong>
                        <span>{withUnits(first.what)}</span>
                      </p>
                    </IfTranslated>
                  )}
                  {project && <ProjectDetails project={project} labels={labels.project} />}
                </li>
              )
            },
          )}
          {withoutCase.map((project) => (
            <li key={project.id} id={project.slug}>
              <div css={about}>
                <ProjectTags tags={project.tags} label={labels.project.tags} />
              </div>
              <div css={words}>
                <h3>{project.name}</h3>
                <ProjectNote project={project} labels={labels.project} />
                <ServiceLinks services={project.services} label={labels.project.services} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
