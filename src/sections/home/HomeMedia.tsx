import { css } from '@emotion/react'
import { Section, SectionHeading } from '../../components/Section'
import { VideoPlayer } from '../../components/VideoPlayer'
import type { Singleton } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'

const grid = css`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: end;
    & > :first-child {
      order: 2;
    }
  }
`

interface HomeMediaProps {
  labels: InterfaceWords['video']
  words: Singleton<'home.mdx'>['media']
  video: Singleton<'settings.yaml'>['video']
}

/** The media partnership: a wide video with the text beside its lower end, or without a video the text alone. */
export function HomeMedia({ words, labels, video }: HomeMediaProps) {
  if (!words) return null
  if (!video) return <Section layout="stacked" wash {...words} />
  return (
    <Section layout="stacked" wash>
      <div css={grid}>
        <SectionHeading {...words} />
        <VideoPlayer words={labels} video={video} />
      </div>
    </Section>
  )
}
