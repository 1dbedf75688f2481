import { css } from '@emotion/react'
import { MenuLink } from '../../components/links/MenuLink'
import type { InterfaceWords } from '../../site/interface-words'
import type { IndustryLink } from '../../site/navigation'
import { font, size, space } from '../../styles/theme'
import { IndustrySummary } from '../IndustrySummary'
import { allLink } from '../menu-styles'
import { Chooser } from './Chooser'

/** The figures are beside the words. */
const besideFigures = css`
  grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
  column-gap: ${space[5]};
  align-items: start;
  & > strong {
    font: 600 ${size.h2} / 1.15 ${font.display};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  & > p {
    max-width: 34rem;
  }
  & > dl {
    grid-area: 1 / 2 / 4;
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
        detail: <IndustrySummary industry={industry} words={words} look={besideFigures} />,
      }))}
    >
      <MenuLink to="/industries" css={allLink}>
        {words.industriesOverview}
      </MenuLink>
    </Chooser>
  )
}
