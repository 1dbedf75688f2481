import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import type { InterfaceWords } from '../../site/interface-words'
import type { SuccessStories } from '../../site/navigation'
import { color, radius, space } from '../../styles/theme'
import { StoryLinks } from '../StoryLinks'
import { foot, rows } from './level-styles'

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};
  & > li > * {
    display: block;
    height: 100%;
    padding: 0.75rem ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    color: ${color.ink};
  }
`

interface SuccessStoriesLevelProps {
  stories: SuccessStories
  words: InterfaceWords['header']
}

/** Level of domains, industries and protocols, with the first cases and a link to all. */
export function SuccessStoriesLevel({ stories, words }: SuccessStoriesLevelProps) {
  return (
    <>
      <StoryLinks title={words.domains} items={stories.domains} look={tiles} />
      <StoryLinks title={words.industries} items={stories.industries} look={rows} />
      <StoryLinks title={words.protocols} items={stories.protocols} look={tiles} />
      <StoryLinks title={words.cases} items={stories.cases} look={rows} />
      <div css={foot}>
        <ButtonLink to="/portfolio">{words.allProjects}</ButtonLink>
      </div>
    </>
  )
}
