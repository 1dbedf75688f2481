import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Arrow } from '../../components/Arrow'
import { withUnits } from '../../components/ranges'
import { Section } from '../../components/Section'
import { fillWords } from '../../site/interface-words'
import { useDates } from '../../site/use-writing'
import { mutedSmall } from '../../styles/parts'
import { color, font, space } from '../../styles/theme'
import type { CaseData } from './case-data'
import { caseRows } from './case-rows'

const list = css`
  ${caseRows};
  & h3 {
    font: 600 1.1875rem / 1.3 ${font.display};
  }
`

/* Values have the same position in every row, regardless of their widths. */
const values = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 0 ${space[2]};
  align-items: start;
  & > svg {
    margin-top: 1.75rem;
    color: ${color.warm};
  }
  & > dl:first-of-type > dd {
    color: ${color.muted};
  }
`

const value = css`
  & > dt {
    ${mutedSmall};
  }
  & > dd {
    font: 300 1.5rem / 1.1 ${font.display};
    /* Long words fit into half of the row. */
    font-size: clamp(1.25rem, 6.5cqi, 2.25rem);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }
`

export function CaseMeasures({ entry, interfaceWords }: CaseData) {
  const words = interfaceWords.casePage
  const dateOf = useDates()
  return (
    <Section id="measures" layout="stacked" wash title={words.measures}>
      <ul css={list}>
        {entry.measures.map(({ what, before, after, method, asOf }, index) => (
          <li key={String(index)}>
            <h3>{what}</h3>
            <div css={values}>
              <dl css={value}>
                <dt>{words.before}</dt>
                <dd>{withUnits(before)}</dd>
              </dl>
              <Arrow icon={ArrowRight} size={24} />
              <dl css={value}>
                <dt>{words.after}</dt>
                <dd>{withUnits(after)}</dd>
              </dl>
            </div>
            <p>
              <span>{`${withUnits(method)} `}</span>
              <span>{fillWords(words.measuredOn, { date: dateOf(asOf) })}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
