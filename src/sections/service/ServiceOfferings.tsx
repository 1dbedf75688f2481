import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { withRanges } from '../../components/ranges'
import { clickableInline, label, wrapping } from '../../styles/parts'
import { color, size, space } from '../../styles/theme'
import type { ServiceData } from './service-data'

const list = css`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  line-height: 1.45;
  & > dt {
    ${label};
  }
  & > dd {
    ${wrapping};
    align-items: baseline;
    gap: 0 ${space[2]};
  }
  & a {
    ${clickableInline};
    font-weight: 600;
  }
  & strong {
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* The price is on a line of its own. */
  & > dd > :nth-child(3) {
    flex-basis: 100%;
  }
  & > dd > :nth-child(2),
  & strong + span,
  & > dd > p {
    color: ${color.muted};
  }
  & > dd > p {
    font-size: ${size.small};
  }
`

/** Offerings that include the service. */
export function ServiceOfferings({
  service: { offerings, quotedSeparately },
  settings,
  interfaceWords,
}: ServiceData) {
  if (offerings.length === 0) return null
  return (
    <dl css={list}>
      <dt>{interfaceWords.servicePage.boughtAs}</dt>
      {offerings.map(({ slug, title, price, terms }) => (
        <dd key={slug}>
          <ActionLink to={`/offerings#${slug}`}>{title}</ActionLink>
          {terms && (
            <>
              <span>{withRanges(terms.length)}</span>
              <span>
                <strong>{withRanges(price ?? '')}</strong>
                <span>{` ${terms.bandFor}`}</span>
              </span>
            </>
          )}
        </dd>
      ))}
      {quotedSeparately.map(({ title, length, price }, index) => (
        <dd key={String(index)}>
          <b>{title}</b>
          <span>{withRanges(length)}</span>
          <strong>{withRanges(price)}</strong>
        </dd>
      ))}
      {settings.priceNote && offerings.some(({ price }) => price) && (
        <dd>
          <p>{settings.priceNote}</p>
        </dd>
      )}
    </dl>
  )
}
