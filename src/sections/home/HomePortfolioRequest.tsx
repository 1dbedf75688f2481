import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { Motif } from '../../components/Motif'
import { container, SectionHeading } from '../../components/Section'
import type { Singleton } from '../../content-model/collections/query-results'
import { showsMotif } from '../../look/site-look'
import { Bounded } from '../../site/ErrorBoundary'
import { media, theme } from '../../styles/theme'

const { color, space } = theme

/** The one dark band of the page; it overrides the colours of everything inside. */
const band = css`
  position: relative;
  overflow: clip;
  background: ${color.band};
  color: ${color.onBand};
  --warm: ${color.onBand};
  --muted: ${color.onBand};
`

const inside = css`
  ${container};
  position: relative;
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-block: ${space.section};
  /* Beside the drawing, which takes the last third. */
  ${media.desktop} {
    padding-inline-end: ${showsMotif ? '36%' : space.gutter};
  }
  & a {
    background: ${color.onBand};
    color: ${color.band};
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`

const art = css`
  display: none;
  ${media.desktop} {
    display: block;
    position: absolute;
    inset-block: 0;
    inset-inline: auto 0;
    width: 34%;
    opacity: 0.4;
    & path[stroke] {
      stroke: ${color.onBand};
    }
    & path[fill] {
      fill: ${color.onBand};
    }
    /* Forced colours take the band away, but leave drawings as they are. */
    @media (forced-colors: active) {
      & svg {
        --on-band: CanvasText;
      }
    }
    & svg {
      position: absolute;
      inset-block: 0;
      inset-inline: 0 auto;
      width: auto;
      max-width: none;
      height: 100%;
    }
  }
`

/** Call to action for the portfolio, in the page’s emphasised band. */
export function HomePortfolioRequest({
  words,
}: {
  words: Singleton<'home.mdx'>['portfolioRequest']
}) {
  if (!words) return null
  const { button, ...heading } = words
  return (
    <Bounded as="section" css={band} data-no-print>
      {showsMotif && (
        <div css={art}>
          <Motif seed="portfolio" subject="company" columns={5} rows={3} />
        </div>
      )}
      <div css={inside}>
        <SectionHeading {...heading} />
        <ButtonLink to={button.link}>{button.text}</ButtonLink>
      </div>
    </Bounded>
  )
}
