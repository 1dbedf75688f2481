import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { disclosure } from '../../components/Disclosure'
import { StatisticList } from '../../components/StatisticList'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import type { IndustryLink } from '../../site/navigation'
import { figuresInLine } from '../../styles/columns'
import { color, font, space } from '../../styles/theme'
import { figure } from '../menu-styles'
import { Overview } from './Overview'

const industryList = css`
  /* As in src/styles/global.ts: the pressed name stays in its place. */
  &:has(summary:is(:focus, :active)) > li:not(:has(summary:is(:focus, :active))) {
    overflow-anchor: none;
  }
  & > li > details {
    ${disclosure};
    border-bottom: 1px solid ${color.line};
  }
  & summary {
    font: 500 1.125rem / 1.3 ${font.display};
  }
  & details > div {
    display: grid;
    gap: ${space[2]};
    justify-items: start;
    padding-bottom: ${space[3]};
  }
  & p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
  & dl {
    ${figuresInLine};
    width: 100%;
  }
  & dl dd {
    ${figure};
  }
`

interface IndustriesLevelProps {
  industries: readonly IndustryLink[]
  words: InterfaceWords['header']
}

/** Level of the industries, of which one at a time shows its summary; the first is open initially. */
export function IndustriesLevel({ industries, words }: IndustriesLevelProps) {
  return (
    <>
      <ul css={industryList}>
        {industries.map(({ slug, path, name, tagline, description, stats }, index) => (
          <li key={slug}>
            <details name="mobile-industry" open={index === 0}>
              <summary>{name}</summary>
              <div>
                <strong>{tagline}</strong>
                <p>{description}</p>
                {stats.length > 0 && <StatisticList items={stats} />}
                <ButtonLink variant="quiet" to={path}>
                  <span>{words.learnMore}</span>
                  <span className="visually-hidden">{` ${fillWords(words.learnMoreAbout, { industry: name })}`}</span>
                </ButtonLink>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <Overview to="/industries">{words.industriesOverview}</Overview>
    </>
  )
}
