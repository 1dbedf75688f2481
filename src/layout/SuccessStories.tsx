import { css, type SerializedStyles } from '@emotion/react'
import { ButtonLink } from '../components/Button'
import { MenuLink } from '../components/links/MenuLink'
import type { Navigation, StoryLink } from '../site/navigation'
import { clickableLine, label } from '../styles/parts'
import { color, font, radius, space } from '../styles/theme'

/** Side by side in the header, stacked in the drawer. */
const columns = css`
  display: grid;
  gap: ${space[3]} ${space[4]};
  nav & {
    grid-template-columns: repeat(2, minmax(0, 3fr)) minmax(0, 6fr);
  }
  & > div {
    display: grid;
    gap: ${space[1]};
    align-content: start;
  }
  & :is(a, span) {
    ${clickableLine};
    color: ${color.ink};
  }
`

const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, 30%), 1fr));
  gap: ${space[1]};
  & > li > * {
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    font: 500 1.0625rem / 1.25 ${font.display};
  }
`

/** Menu of domains, industries, protocols and cases. */
export function SuccessStories({ navigation }: { navigation: Navigation }) {
  const { successStories: stories, words: all } = navigation
  if (!stories) return null
  const words = all.header
  return (
    <div css={columns}>
      <div>{linksTo(words.domains, stories.domains)}</div>
      <div>{linksTo(words.industries, stories.industries)}</div>
      <div>
        {linksTo(words.protocols, stories.protocols, tiles)}
        {linksTo(words.cases, stories.cases)}
        <ButtonLink variant="quiet" to="/portfolio">
          {words.allProjects}
        </ButtonLink>
      </div>
    </div>
  )
}

/** A domain or protocol without cases is plain text. */
function linksTo(title: string, items: readonly StoryLink[], styles?: SerializedStyles) {
  return (
    items.length > 0 && (
      <>
        <p css={label}>{title}</p>
        <ul css={styles}>
          {items.map(({ name, path }, index) => (
            <li key={String(index)}>
              {path ? <MenuLink to={path} name={name} /> : <span>{name}</span>}
            </li>
          ))}
        </ul>
      </>
    )
  )
}
