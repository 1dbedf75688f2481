import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { FinderLink } from '../../components/links/FinderLink'
import { Motif } from '../../components/Motif'
import { OpeningEnd } from '../../components/OpeningEnd'
import { eyebrow } from '../../components/Section'
import { buttonRow } from '../../styles/parts'
import { color, headerHeight, media, size, space, width } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'
import { HomeResults } from './HomeResults'
import type { HomeData } from './home-data'

const gridWithMotif = css`
  ${media.desktop} {
    grid-template-columns:
      minmax(${space.gutter}, 1fr) calc(var(--page) * 7 / 12) calc(var(--page) * 5 / 12)
      minmax(${space.gutter}, 1fr);
    min-height: min(40rem, 100svh - ${headerHeight} - 1px);
  }
`

const frame = css`
  --page: min(${width.page}, 100% - 2 * ${space.gutter});
  display: grid;
  grid-template-columns: minmax(${space.gutter}, 1fr) var(--page) minmax(${space.gutter}, 1fr);
  overflow: clip;
  ${showsMotif ? gridWithMotif : ''};
  @media print {
    min-height: 0;
  }
`

const words = css`
  grid-column: 2;
  display: grid;
  gap: clamp(0.625rem, 1.4svh, ${space[3]});
  align-content: center;
  justify-items: start;
  padding-block: clamp(1.25rem, 5svh - 1rem, 3rem) clamp(0.5rem, 5svh - 2rem, 3rem);
  ${media.desktop} {
    padding-inline-end: ${space[4]};
  }
  @media print {
    padding-block: ${space[4]} ${space[3]};
  }
  & h1 {
    font-size: clamp(2rem, min(0.85rem + 5vw, 6.6svh), 4.75rem);
    line-height: 1;
    letter-spacing: -0.03em;
    max-width: 14em;
  }
`

const buttons = css`
  ${buttonRow};
  ${media.phone} {
    row-gap: ${space[1]};
    margin-top: 0;
  }
`

const lead = css`
  max-width: 34em;
  font-size: ${size.text};
  line-height: 1.5;
  color: ${color.muted};
`

/** A square beyond the screen's edge, as wide as its area's longer side. */
const motifArea = css`
  /* On narrow pages, the results come first. */
  order: 1;
  grid-column: 1 / -1;
  aspect-ratio: 6;
  container-type: size;
  overflow: clip;
  & svg {
    width: max(100cqw, 100cqh);
    max-width: none;
  }
  ${media.desktop} {
    order: 0;
    grid-column: 3 / -1;
    aspect-ratio: auto;
  }
`

export function HomeHero({ home: { hero } }: HomeData) {
  return (
    <div css={frame}>
      <div css={words}>
        <p css={eyebrow}>{hero.eyebrow}</p>
        <h1>{hero.title}</h1>
        <p css={lead}>{hero.description}</p>
        <div css={buttons}>
          <ButtonLink to={hero.primaryButton.link}>{hero.primaryButton.text}</ButtonLink>
          <ButtonLink to={hero.secondaryButton.link} variant="quiet">
            {hero.secondaryButton.text}
          </ButtonLink>
        </div>
        <FinderLink />
      </div>
      {showsMotif && (
        <div css={motifArea} data-no-print>
          <Motif seed="pesisir" subject="company" />
        </div>
      )}
      <HomeResults cases={hero.results} />
      <OpeningEnd />
    </div>
  )
}
