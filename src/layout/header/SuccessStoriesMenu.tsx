import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import type { InterfaceWords } from '../../site/interface-words'
import type { SuccessStories } from '../../site/navigation'
import { pressableLine } from '../../styles/parts'
import { color, font, radius, space } from '../../styles/theme'
import { StoryLinks } from '../StoryLinks'

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 3fr)) minmax(0, 6fr);
  gap: ${space[3]} ${space[4]};
  & > div {
    display: grid;
    gap: ${space[1]};
    align-content: start;
  }
  & :is(a, span) {
    ${pressableLine};
    color: ${color.ink};
  }
`

const tiles = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[1]};
  & > li > * {
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    font: 500 1.0625rem / 1.25 ${font.display};
  }
`

interface SuccessStoriesMenuProps {
  stories: SuccessStories
  words: InterfaceWords['header']
}

/** Menu of domains, industries and protocols, with the first cases and a link to all. Enabled in the settings file. */
export function SuccessStoriesMenu({ stories, words }: SuccessStoriesMenuProps) {
  return (
    <div css={columns}>
      <div>
        <StoryLinks title={words.domains} items={stories.domains} />
      </div>
      <div>
        <StoryLinks title={words.industries} items={stories.industries} />
      </div>
      <div>
        <StoryLinks title={words.protocols} items={stories.protocols} look={tiles} />
        <StoryLinks title={words.cases} items={stories.cases} />
        <ButtonLink variant="quiet" to="/portfolio">
          {words.allProjects}
        </ButtonLink>
      </div>
    </div>
  )
}
