import { css } from '@emotion/react'
import { Section, SectionHeading } from '../../components/Section'
import { VideoPlayer } from '../../components/VideoPlayer'
import { columnsFrom } from '../../styles/columns'
import { media, space } from '../../styles/theme'
import type { HomeData } from './home-data'

const grid = css`
  ${columnsFrom(media.desktop, 'minmax(0, 7fr) minmax(0, 5fr)')};
  gap: ${space[3]} ${space[6]};
  align-items: center;
  /* The caption is beside the video, which is small. */
  & > figure {
    display: grid;
    grid-template-columns: clamp(9rem, 40%, 14rem) minmax(0, 1fr);
    gap: 0 ${space[2]};
    align-items: center;
  }
`

/** The media partnership: a low band of its words with a small video beside them, or without a video the words alone. */
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
