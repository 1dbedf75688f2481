import { css } from '@emotion/react'
import { Diagram } from '../../components/Diagram'
import { Disclosure, disclosureList } from '../../components/Disclosure'
import { Icon } from '../../components/Icon'
import { ActionLink } from '../../components/links/ActionLink'
import { withRanges } from '../../components/ranges'
import { Section } from '../../components/Section'
import { StackingTable } from '../../components/StackingTable'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { mutedSmall, notOnPhones } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'
import { Body } from '../article/Body'

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: start;
  ${media.tablet} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    & > :nth-child(2) {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
  ${media.desktop} {
    grid-template: auto / minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr);
    & > :nth-child(2) {
      grid-row: 1;
    }
  }
`

const head = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[1]} ${space[2]};
  & > svg {
    color: ${color.action};
  }
  /* On phones, the preceding table already has the summary. */
  & > p {
    ${notOnPhones};
    grid-column: 1 / -1;
    max-width: 24em;
    color: ${color.muted};
  }
`

const terms = css`
  ${disclosureList};
  & ul {
    padding-bottom: ${space[2]};
  }
  & li {
    padding-block: 0.375rem;
    line-height: 1.4;
  }
`

const note = css`
  margin-top: ${space[2]};
  ${mutedSmall};
`

interface OfferingsProps {
  offerings: readonly Entry<'offerings'>[]
  priceNote: string | null
  words: InterfaceWords['offeringsPage']
}

export function Offerings(props: OfferingsProps) {
  return (
    <>
      <OfferingsTable {...props} />
      {props.offerings.map((offering) => (
        <OfferingSection key={offering.id} offering={offering} words={props.words} />
      ))}
    </>
  )
}

function OfferingsTable({ offerings, priceNote, words }: OfferingsProps) {
  const rows = offerings.flatMap(({ slug, title, price, terms }) => {
    if (!terms) return []
    const priceCell = (
      <>
        <strong>{withRanges(price ?? '')}</strong>
        <span>{terms.bandFor}</span>
      </>
    )
    return {
      head: <ActionLink to={`#${slug}`}>{title}</ActionLink>,
      cells: [priceCell, withRanges(terms.length), withRanges(terms.endsWith)],
    }
  })
  if (rows.length === 0) return null
  const columns = [words.offering, words.price, words.length, words.endsWith]
  return (
    <Section layout="stacked" title={words.table}>
      <StackingTable columns={columns.map((label) => ({ label }))} rows={rows} />
      {priceNote && <p css={note}>{priceNote}</p>}
    </Section>
  )
}

function OfferingSection({
  offering,
  words,
}: Pick<OfferingsProps, 'words'> & { offering: Entry<'offerings'> }) {
  const { movedBy, excludes } = offering.terms ?? {}
  const lists = [
    { title: words.movedBy, items: movedBy },
    { title: words.excludes, items: excludes },
  ]
  return (
    <Section layout="stacked" id={offering.slug}>
      <div css={grid}>
        <div css={head}>
          <Icon name={offering.icon} size={32} />
          <h2>{offering.title}</h2>
          <p>{offering.summary}</p>
        </div>
        <div>
          <Body tree={offering.body} figures={offering.figures} inSection />
          {offering.diagram && <Diagram {...offering.diagram} />}
        </div>
        {offering.terms && (
          <div css={terms}>
            {lists.map(({ title, items = [] }, place) => (
              <Disclosure key={String(place)} title={title}>
                <ul>
                  {items.map((item, index) => (
                    <li key={String(index)}>{withRanges(item)}</li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
