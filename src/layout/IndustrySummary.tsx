import { css, type SerializedStyles } from '@emotion/react'
import { ButtonLink } from '../components/Button'
import { StatisticList } from '../components/StatisticList'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import type { IndustryLink } from '../site/navigation'
import { figuresInLine } from '../styles/columns'
import { color, font, size, space } from '../styles/theme'

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
  /* At the size of text: a figure is the market's, not a result of ours. */
  & > dl dd {
    font: 600 ${size.text} / 1.4 ${font.display};
    letter-spacing: 0;
  }
`

interface IndustrySummaryProps {
  industry: IndustryLink
  words: InterfaceWords['header']
  look: SerializedStyles
}

/** What the menus say of an industry, with its figures and a link to its page. */
export function IndustrySummary({ industry, words, look }: IndustrySummaryProps) {
  const { path, name, tagline, description, stats } = industry
  return (
    <div css={[summary, look]}>
      <strong>{tagline}</strong>
      <p>{description}</p>
      {stats.length > 0 && <StatisticList items={stats} />}
      <ButtonLink variant="quiet" to={path}>
        <span>{words.learnMore}</span>
        <span className="visually-hidden">{` ${fillWords(words.learnMoreAbout, { industry: name })}`}</span>
      </ButtonLink>
    </div>
  )
}
