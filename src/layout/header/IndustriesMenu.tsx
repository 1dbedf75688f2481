import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { MenuLink } from '../../components/links/MenuLink'
import { StatisticList } from '../../components/StatisticList'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import type { IndustryLink } from '../../site/navigation'
import { figuresInLine } from '../../styles/columns'
import { color, font, size, space } from '../../styles/theme'
import { allLink, figure } from '../menu-styles'
import { Chooser } from './Chooser'

const summary = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space[5]};
  align-items: start;
  & > div {
    display: grid;
    gap: ${space[2]};
    justify-items: start;
  }
  & strong {
    font: 600 ${size.h2} / 1.15 ${font.display};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  & p {
    max-width: 34rem;
    color: ${color.muted};
  }
  & dl {
    ${figuresInLine};
  }
  & dl dd {
    ${figure};
  }
`

interface IndustriesMenuProps {
  industries: readonly IndustryLink[]
  words: InterfaceWords['header']
}

/** Menu of industries; the chosen one shows its summary, its two figures and a link to its page. */
export function IndustriesMenu({ industries, words }: IndustriesMenuProps) {
  return (
    <Chooser
      name="industries"
      choices={industries.map((industry) => ({
        key: industry.slug,
        label: industry.name,
        to: industry.path,
        detail: <Summary {...industry} words={words} />,
      }))}
    >
      <MenuLink to="/industries" css={allLink}>
        {words.industriesOverview}
      </MenuLink>
    </Chooser>
  )
}

type SummaryProps = IndustryLink & Pick<IndustriesMenuProps, 'words'>

function Summary({ path, name, tagline, description, stats, words }: SummaryProps) {
  return (
    <div css={summary}>
      <div>
        <strong>{tagline}</strong>
        <p>{description}</p>
        <ButtonLink variant="quiet" to={path}>
          <span>{words.learnMore}</span>
          <span className="visually-hidden">{` ${fillWords(words.learnMoreAbout, { industry: name })}`}</span>
        </ButtonLink>
      </div>
      {stats.length > 0 && <StatisticList items={stats} />}
    </div>
  )
}
