import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { theme } from '../../styles/theme'
import type { InterfaceWords } from '../interface-words'
import type { SuccessStories } from '../navigation'
import { StoryLinks } from '../StoryLinks'
import { foot, label, rows } from './level-styles'

const { color, space, radius, target } = theme

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};
  & > li > * {
    display: flex;
    align-items: center;
    min-height: ${target};
    height: 100%;
    padding: 0.5rem ${space[2]};
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
      <p css={label}>{words.domains}</p>
      <StoryLinks items={stories.domains} look={tiles} />
      <p css={label}>{words.industries}</p>
      <StoryLinks items={stories.industries} look={rows} />
      <p css={label}>{words.protocols}</p>
      <StoryLinks items={stories.protocols} look={tiles} />
      {stories.cases.length > 0 && (
        <>
          <p css={label}>{words.cases}</p>
          <StoryLinks items={stories.cases} look={rows} />
        </>
      )}
      <div css={foot}>
        <ButtonLink to="/portfolio">{words.allProjects}</ButtonLink>
      </div>
    </>
  )
}
