import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { IfTranslated } from '../../components/links/IfTranslated'
import { Section } from '../../components/Section'
import type { CaseFilter } from '../../content-model/addresses/case-filters'
import type { Card } from '../../content-model/collections/query-results'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import { theme } from '../../styles/theme'
import { CaseFilters } from './CaseFilters'
import { caseRows } from './case-rows'

const { color, space, size, font } = theme

const list = css`
  ${caseRows};
  & > li > p > strong {
    display: block;
    font: 300 1.625rem / 1.15 ${font.display};
    letter-spacing: -0.015em;
    font-variant-numeric: tabular-nums lining-nums;
    color: ${color.warm};
  }
`

const words = css`
  display: grid;
  gap: ${space[1]};
  & h3 {
    font: 600 ${size.h3} / 1.25 ${font.display};
    text-wrap: balance;
  }
  & a {
    color: ${color.ink};
    text-decoration: none;
  }
  & a:hover {
    color: ${color.action};
    text-decoration: underline;
  }
`

interface CaseListProps {
  cases: readonly Card<'cases'>[]
  filters: readonly CaseFilter[]
  labels: InterfaceWords['portfolioPage']
  /** Address of the filter whose page this is. */
  current?: string
}

/** The filters, and the cases that they leave: client, title, summary and the first measurement of each. */
export function CaseList({ cases, filters, labels, current }: CaseListProps) {
  return (
    <Section id="cases" layout="stacked" title={labels.cases}>
      <div>
        <CaseFilters filters={filters} words={labels} current={current} />
        <ul css={list}>
          {cases.map(({ path, title, summary, client, domain, measures: [first] }) => (
            <li key={path}>
              <p>
                <IfTranslated page={path}>
                  <span>{client}</span>
                  <br />
                  <span>{domain}</span>
                </IfTranslated>
              </p>
              <div css={words}>
                <h3>
                  <ActionLink to={path} named>
                    {title}
                  </ActionLink>
                </h3>
                <IfTranslated page={path}>
                  <p>{summary}</p>
                </IfTranslated>
              </div>
              {first && (
                <IfTranslated page={path}>
                  <p>
                    <strong>{fillWords(labels.measured, first)}</strong>
                    <span>{first.what}</span>
                  </p>
                </IfTranslated>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
