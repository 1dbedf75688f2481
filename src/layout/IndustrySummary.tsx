import { css, type SerializedStyles } from '@emotion/react'
import { ButtonLink } from '../components/Button'
import { StatisticList } from '../components/figures/StatisticList'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import type { IndustryLink } from '../site/navigation'
import { useAddress } from '../site/use-address'
import { figuresInLine } from '../styles/columns'
import { color, space } from '../styles/theme'

const summary = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  & > p {
    color: ${color.muted};
  }
  & > dl {
    ${figuresInLine};
    width: 100%;
  }
`

interface IndustrySummaryProps {
  industry: IndustryLink
  words: InterfaceWords['header']
  styles: SerializedStyles
}

export function IndustrySummary({ industry, words, styles }: IndustrySummaryProps) {
  const { path, name, tagline, description, stats } = industry
  const { language: lang, dir } = useAddress(path)
  return (
    <div css={[summary, styles]}>
      <strong {...{ lang, dir }}>{tagline}</strong>
      <p {...{ lang, dir }}>{description}</p>
      {stats.length > 0 && !lang && <StatisticList items={stats} />}
      <ButtonLink
        variant="quiet"
        to={path}
        after={
          <span className="visually-hidden">{` ${fillWords(words.learnMoreAbout, { industry: name })}`}</span>
        }
      >
        {words.learnMore}
      </ButtonLink>
    </div>
  )
}
