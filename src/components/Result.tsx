import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { fillWords } from '../site/interface-words'
import { useSiteData } from '../site/site-data'
import { color } from '../styles/theme'
import { Arrow } from './Arrow'
import { withUnits } from './ranges'

/* Breaks lines before the arrow; breaks a value only if it is too wide. */
const values = css`
  font-variant-numeric: tabular-nums lining-nums;
  & > span {
    display: inline-block;
    max-width: 100%;
    overflow-wrap: break-word;
  }
  & > span:first-of-type {
    margin-inline-end: 0.3em;
  }
  /* Further lines of the new value start after the arrow. */
  & > span:last-of-type {
    padding-inline-start: 1.05em;
    text-indent: -1.05em;
  }
  & svg {
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-inline-end: 0.3em;
    vertical-align: -0.05em;
    color: ${color.warm};
  }
`

/** Old value, arrow, new value. Screen readers get a phrase instead. */
export function Result(measure: { before: string; after: string }) {
  const words = useSiteData().interfaceWords.counting
  return (
    <span>
      <span className="visually-hidden">{fillWords(words.result, measure)}</span>
      <span css={values} aria-hidden="true">
        <span>{withUnits(measure.before)}</span>
        <span>
          <Arrow icon={ArrowRight} />
          <span>{withUnits(measure.after)}</span>
        </span>
      </span>
    </span>
  )
}
