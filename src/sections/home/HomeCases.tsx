import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { ActionLink } from '../../components/links/ActionLink'
import { Result } from '../../components/Result'
import { container, SectionHeading } from '../../components/Section'
import { Bounded } from '../../site/ErrorBoundary'
import { useWords } from '../../site/use-writing'
import { columnsFrom } from '../../styles/columns'
import { emphasisedBand, wholeLink, wrapping } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'
import { useResults } from '../case/use-results'
import type { HomeData } from './home-data'

const inside = css`
  ${container};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[5]};
`

const results = css`
  ${columnsFrom(media.tablet, 'repeat(auto-fit, minmax(12rem, 1fr))')};
  gap: ${space[3]} ${space[4]};
  & > li {
    ${wholeLink};
    display: grid;
    align-content: start;
    padding-top: ${space[2]};
    border-top: 1px solid ${color.onBand};
  }
  & strong {
    font: 300 clamp(1.75rem, 1.35rem + 1.6vw, 3rem) / 1.1 ${font.display};
    letter-spacing: -0.025em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & a {
    min-height: 2.75rem;
    padding-top: ${space[1]};
    font: 600 ${size.h3} / 1.3 ${font.display};
  }
  /* Aligns results, metrics and names across cases, regardless of their lengths. */
  ${media.tablet} {
    & strong {
      font-size: clamp(1.5rem, 0.6rem + 2vw, 3rem);
    }
    & > li {
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
  ${media.hover} {
    & > li:hover a {
      text-decoration: underline;
    }
  }
`

const actions = css`
  ${wrapping};
  gap: ${space[2]};
  & > a {
    padding-inline: ${space[2]};
  }
`

const shownCount = 3

export function HomeCases({ home, interfaceWords, cases: { nodes: cases } }: HomeData) {
  const words = home.portfolioRequest
  const wordsOf = useWords()
  const shown = useResults(cases).slice(0, shownCount)
  if (!words) return null
  const { button, ...heading } = words
  return (
    <Bounded as="section" css={emphasisedBand} data-no-print>
      <div css={inside}>
        <SectionHeading {...heading} />
        {shown.length > 0 && (
          <ul css={results}>
            {shown.map(({ path, title, result }) => (
              <li key={path}>
                <strong>
                  <Result {...result} />
                </strong>
                <span>{result.what}</span>
                <ActionLink to={path} name={title} />
              </li>
            ))}
          </ul>
        )}
        <div css={actions}>
          {cases.length > 0 && (
            <ButtonLink to="/portfolio">
              {wordsOf(interfaceWords.homePage.allCases, { count: cases.length })}
            </ButtonLink>
          )}
          <ButtonLink to={button.link} variant={cases.length > 0 ? 'quiet' : 'primary'}>
            {button.text}
          </ButtonLink>
        </div>
      </div>
    </Bounded>
  )
}
