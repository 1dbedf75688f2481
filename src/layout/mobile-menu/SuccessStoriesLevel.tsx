import { css } from '@emotion/react'
import { ButtonLink } from '../../components/Button'
import { theme } from '../../styles/theme'
import type { InterfaceWords } from '../interface-words'
import { MenuLink } from '../MenuLink'
import type { IndustryLink, Navigation } from '../navigation'
import { foot, label, rows } from './level-styles'

const { color, space, radius } = theme

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};
  & > li {
    padding: 0.75rem ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
  }
`

interface SuccessStoriesLevelProps {
  stories: NonNullable<Navigation['successStories']>
  industries: readonly IndustryLink[]
  words: InterfaceWords['header']
}

/** Level of domains, industries and protocols, with a link to all projects. */
export function SuccessStoriesLevel({ stories, industries, words }: SuccessStoriesLevelProps) {
  return (
    <>
      <p css={label}>{words.domains}</p>
      <ul css={tiles}>
        {stories.domains.map((domain, index) => (
          <li key={String(index)}>{domain}</li>
        ))}
      </ul>
      <p css={label}>{words.industries}</p>
      <ul css={rows}>
        {industries.map(({ path, name }) => (
          <li key={path}>
            <MenuLink to={path}>{name}</MenuLink>
          </li>
        ))}
      </ul>
      <p css={label}>{words.protocols}</p>
      <ul css={tiles}>
        {stories.protocols.map((protocol, index) => (
          <li key={String(index)}>{protocol}</li>
        ))}
      </ul>
      <div css={foot}>
        <ButtonLink to="/portfolio">{words.allProjects}</ButtonLink>
      </div>
    </>
  )
}
