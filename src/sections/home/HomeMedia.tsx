import { css } from '@emotion/react'
import { Section, SectionHeading } from '../../components/Section'
import { VideoPlayer } from '../../components/VideoPlayer'
import { columnsFrom } from '../../styles/columns'
import { media, size, space } from '../../styles/theme'
import type { HomeData } from './home-data'

/** Text next to a small poster with its caption to the right. */
const grid = css`
  ${columnsFrom(media.desktop, 'minmax(0, 1fr) auto')};
  gap: ${space[3]} ${space[6]};
  align-items: center;
  & h2 {
    font-size: ${size.h3};
  }
  & > figure {
    display: grid;
    grid-template-columns: minmax(7rem, 12rem) minmax(7rem, 14rem);
    gap: 0 ${space[2]};
    align-items: center;
    /* Leaves space for the address that the caption prints. */
    @media print {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  /* A block keeps the heading with the player. */
  @media print {
    display: block;
    & > :has(> h2) {
      margin-bottom: ${space[3]};
      break-after: avoid;
    }
  }
  /* While the video plays, it needs space for its controls. */
  & > figure:has(iframe) {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    width: 100%;
    max-width: 48rem;
  }
`

/** The media partnership, with a small video if available. */
export function HomeMedia({ home: { media: words }, interfaceWords, settings }: HomeData) {
  const { video } = settings
  if (!words) return null
  if (!video) return <Section layout="stacked" wash {...words} />
  return (
    <Section layout="stacked" wash>
      <div css={grid}>
        <SectionHeading {...words} />
        <VideoPlayer words={interfaceWords.video} video={video} />
      </div>
    </Section>
  )
}
