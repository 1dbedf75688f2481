import { css } from '@emotion/react'
import { disclosure } from '../../components/Disclosure'
import type { InterfaceWords } from '../../site/interface-words'
import type { IndustryLink } from '../../site/navigation'
import { color, font, space } from '../../styles/theme'
import { IndustrySummary } from '../IndustrySummary'
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
`

const opened = css`
  padding-bottom: ${space[3]};
  & > p {
    font-size: 0.9375rem;
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
        {industries.map((industry, index) => (
          <li key={industry.slug}>
            <details name="mobile-industry" open={index === 0}>
              <summary>{industry.name}</summary>
              <IndustrySummary industry={industry} words={words} look={opened} />
            </details>
          </li>
        ))}
      </ul>
      <Overview to="/industries">{words.industriesOverview}</Overview>
    </>
  )
}
