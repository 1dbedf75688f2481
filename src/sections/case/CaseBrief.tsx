import { css } from '@emotion/react'
import { Fact } from '../../components/Fact'
import { ActionLink } from '../../components/links/ActionLink'
import { withRanges } from '../../components/ranges'
import { Section } from '../../components/Section'
import type { CaseFilterKind } from '../../content-model/addresses/case-filters'
import type { InterfaceWords } from '../../site/interface-words'
import { useMonths, useWords } from '../../site/use-writing'
import { thirdAndRest } from '../../styles/columns'
import { clickableLine, label } from '../../styles/parts'
import { color, size, space, width } from '../../styles/theme'
import type { CaseData } from './case-data'

const grid = css`
  ${thirdAndRest};
  gap: ${space[5]};
`

const facts = css`
  display: grid;
  align-content: start;
  font-size: ${size.small};
  & > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0 ${space[2]};
    padding-block: 0.625rem;
    border-top: 1px solid ${color.line};
  }
  & dt {
    color: ${color.muted};
  }
  & a {
    ${clickableLine};
    width: fit-content;
  }
  /* Sets a second line apart from the next member. */
  & li {
    padding-inline-start: 1em;
    text-indent: -1em;
  }
  /* Aligns the first link with its label. */
  & dd > :first-child > a {
    margin-top: -0.5rem;
  }
  & dd > :last-child > a {
    margin-bottom: -0.5rem;
  }
`

const account = css`
  display: grid;
  /* Keeps the first lines in place while the rest is still loading. */
  align-content: start;
  gap: ${space[4]};
  & > div {
    display: grid;
    gap: ${space[1]};
    max-width: ${width.measure};
  }
  & dt {
    ${label};
  }
  & li + li {
    margin-top: ${space[1]};
  }
  & > :first-of-type > dd {
    font-size: ${size.lead};
    line-height: 1.45;
  }
`

/** The facts of a case next to its problem and solution. */
export function CaseBrief({ entry, interfaceWords, caseFilters }: CaseData) {
  const words = interfaceWords.casePage
  const wordsOf = useWords()
  const period = usePeriod(entry.period, words)
  const people = entry.team.reduce((sum, member) => sum + member.people, 0)
  const { client, domain, industries, protocols, problem, constraints, built } = entry
  /** Facts that link to similar cases. */
  const shared = [
    { kind: 'industry', name: words.industry, values: industries.map(({ name }) => name) },
    { kind: 'domain', name: words.domain, values: [domain] },
    { kind: 'protocol', name: words.protocols, values: protocols },
  ] as const
  const pathOf = (kind: CaseFilterKind, name: string) =>
    caseFilters.find((filter) => filter.kind === kind && filter.name === name)?.path
  return (
    <Section id="brief" layout="stacked" title={words.brief}>
      <div css={grid}>
        <dl css={facts}>
          <Fact name={words.client}>{client}</Fact>
          {shared
            .filter(({ values }) => values.length > 0)
            .map(({ kind, name, values }) => (
              <Fact key={kind} name={name}>
                {values.map((value, index) => {
                  // An unlisted case may have no filter.
                  const path = pathOf(kind, value)
                  return (
                    <div key={String(index)}>
                      {path ? <ActionLink to={path}>{value}</ActionLink> : value}
                    </div>
                  )
                })}
              </Fact>
            ))}
          <Fact name={words.period}>{period}</Fact>
          <Fact name={words.team}>
            <span>{wordsOf(words.people, { count: people })}</span>
            <ul>
              {entry.team.map(({ people, role }, index) => (
                <li key={String(index)}>{`${people} ${role}`}</li>
              ))}
            </ul>
          </Fact>
        </dl>
        <dl css={account}>
          <Fact name={words.problem}>{withRanges(problem)}</Fact>
          <Fact name={words.constraints}>
            <ul>
              {constraints.map((constraint, index) => (
                <li key={String(index)}>{withRanges(constraint)}</li>
              ))}
            </ul>
          </Fact>
          <Fact name={words.built}>{withRanges(built)}</Fact>
        </dl>
      </div>
    </Section>
  )
}

/** Returns a period: `May 2024 to January 2025, 9 months`. */
function usePeriod(
  { start, months }: CaseData['entry']['period'],
  words: InterfaceWords['casePage'],
): string {
  const monthOf = useMonths()
  const wordsOf = useWords()
  if (months === 1) return monthOf(start)
  const end = monthOf(start, months - 1)
  return wordsOf(words.months, { start: monthOf(start), end, months })
}
