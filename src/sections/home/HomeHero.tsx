import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { Motif } from '../../components/Motif'
import { OpeningEnd } from '../../components/OpeningEnd'
import { eyebrow } from '../../components/Section'
import type { Singleton } from '../../content-model/collections/query-results'
import { showsMotif } from '../../look/site-look'
import { media, theme } from '../../styles/theme'

const { space, color, size, width } = theme

const frame = css`
  --page: min(${width.page}, 100% - 2 * ${space.gutter});
  display: grid;
  grid-template-columns: minmax(${space.gutter}, 1fr) var(--page) minmax(${space.gutter}, 1fr);
  overflow: clip;
  ${media.desktop} {
    grid-template-columns:
      minmax(${space.gutter}, 1fr) calc(var(--page) * 7 / 12) calc(var(--page) * 5 / 12)
      minmax(${space.gutter}, 1fr);
    min-height: min(46rem, 100svh - ${theme.headerHeight});
  }
  @media print {
    min-height: 0;
  }
`

/** Without a motif, words have the whole page and their own height. */
const frameOfWords = css`
  ${frame};
  ${media.desktop} {
    grid-template-columns: minmax(${space.gutter}, 1fr) var(--page) minmax(${space.gutter}, 1fr);
    min-height: 0;
    & > div {
      padding-block: 8rem;
    }
    & h1 {
      max-width: 14em;
    }
  }
`

const words = css`
  grid-column: 2;
  display: grid;
  gap: ${space[3]};
  align-content: center;
  justify-items: start;
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 6rem);
  ${media.desktop} {
    padding-inline-end: ${space[6]};
  }
  @media print {
    padding-block: ${space[4]} ${space[3]};
  }
  & h1 {
    font-size: clamp(2.5rem, 1.55rem + 4vw, 4.75rem);
    line-height: 1;
    letter-spacing: -0.03em;
  }
`

const lead = css`
  max-width: 34em;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.muted};
`

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`

/**
 * The motif beyond the edge of the screen. It covers its area, whatever the aspect ratio: the drawing is a
 * square, as wide as the longer side.
 */
const cloth = css`
  grid-column: 1 / -1;
  aspect-ratio: 2;
  container-type: size;
  overflow: clip;
  & svg {
    width: max(100cqw, 100cqh);
    max-width: none;
  }
  ${media.tablet} {
    aspect-ratio: 3;
  }
  ${media.desktop} {
    grid-column: 3 / -1;
    aspect-ratio: auto;
  }
  @media print {
    display: none;
  }
`

/** Hero of the home page: title, description, two buttons and the motif, where the site has one. */
export function HomeHero({ hero }: { hero: Singleton<'home.mdx'>['hero'] }) {
  return (
    <div css={showsMotif ? frame : frameOfWords}>
      <div css={words}>
        <p css={eyebrow}>{hero.eyebrow}</p>
        <h1>{hero.title}</h1>
        <p css={lead}>{hero.description}</p>
        <div css={actions}>
          <ButtonLink to={hero.primaryButton.link}>{hero.primaryButton.text}</ButtonLink>
          <ButtonLink to={hero.secondaryButton.link} variant="quiet">
            {hero.secondaryButton.text}
          </ButtonLink>
        </div>
      </div>
      {showsMotif && (
        <div css={cloth}>
          <Motif seed="sejak-2017" subject="company" />
        </div>
      )}
      <OpeningEnd />
    </div>
  )
}
