import { css } from '@emotion/react'
import { Icon } from '../../components/Icon'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'
import { Body } from '../article/Body'
import { OfferingTerms } from './OfferingTerms'

const { color, space, size, font } = theme

const grid = css`
  display: grid;
  gap: ${space[3]} ${space[5]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

const head = css`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  & > svg {
    color: ${color.action};
  }
  & > p {
    max-width: 24em;
    font: 300 ${size.h3} / 1.35 ${font.display};
    color: ${color.muted};
  }
`

const text = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
`

interface OfferingSectionProps {
  offering: Entry<'offerings'>
  words: InterfaceWords['offeringsPage']
}

/** One offering: its title and summary, with its text and its terms beside them. */
export function OfferingSection({ offering, words }: OfferingSectionProps) {
  return (
    <Section layout="stacked" id={offering.slug}>
      <div css={grid}>
        <div css={head}>
          <Icon name={offering.icon} size={32} />
          <h2>{offering.title}</h2>
          <p>{offering.summary}</p>
        </div>
        <div css={text}>
          <Body tree={offering.body} figures={offering.figures} inSection />
          {offering.terms && <OfferingTerms terms={offering.terms} words={words} />}
        </div>
      </div>
    </Section>
  )
}
