import { css } from '@emotion/react'
import { Breadcrumb } from '../../components/links/Breadcrumb'
import { OpeningEnd } from '../../components/OpeningEnd'
import { container, eyebrow as eyebrowStyle } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { trailOf } from '../../site/breadcrumb-trail'
import { media, theme } from '../../styles/theme'

const { color, size, space } = theme

/** Columns match those of the form and its panel below. */
const layout = css`
  ${container};
  display: grid;
  gap: ${space[3]} clamp(${space[5]}, 6vw, 6rem);
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 6rem) clamp(2.5rem, 1.5rem + 3vw, 4.5rem);
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
  & > div {
    display: grid;
    gap: ${space[3]};
  }
  & > p {
    color: ${color.muted};
    font-size: ${size.lead};
    line-height: 1.5;
    max-width: 38em;
  }
`

/** The top of the contact page, kept low so that the form is visible at once. */
export function ContactOpening({ page }: { page: Entry<'pages'> }) {
  const { title, eyebrow, heading, intro } = page
  return (
    <div css={layout}>
      <div>
        <Breadcrumb trail={trailOf(page)} />
        {eyebrow && eyebrow !== title && <p css={eyebrowStyle}>{eyebrow}</p>}
        <h1>{heading}</h1>
      </div>
      {intro && <p>{intro}</p>}
      <OpeningEnd />
    </div>
  )
}
