import { css } from '@emotion/react'
import { Section, SectionHeading } from '../../components/Section'
import { VideoPlayer } from '../../components/VideoPlayer'
import type { Singleton } from '../../content-model/collections/query-results'
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

/** The media partnership: a wide video with the text beside its lower end. */
export function HomeMedia({ words }: { words: Singleton<'home.mdx'>['media'] }) {
  return (
    <Section layout="stacked" wash>
      <div css={grid}>
        <SectionHeading {...words} />
        <VideoPlayer />
      </div>
    </Section>
  )
}
