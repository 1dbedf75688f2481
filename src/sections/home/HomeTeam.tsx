import { css } from '@emotion/react'
import { ProfileLink } from '../../components/links/ProfileLink'
import { Picture } from '../../components/Picture'
import { Section, SectionHeading } from '../../components/Section'
import { useLanguageOfEntry } from '../../site/use-address'
import { columnsFrom } from '../../styles/columns'
import { label, portrait } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'
import type { HomeData } from './home-data'

const grid = css`
  ${columnsFrom(media.desktop, 'repeat(3, minmax(0, 1fr))')};
  gap: ${space[3]} ${space[4]};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > :first-child {
      grid-column: auto;
    }
  }
`

/** A portrait next to the text, or above it on wide screens. */
const person = css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  break-inside: avoid;
  & img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    ${portrait};
  }
  & p {
    color: ${color.muted};
  }
  & h3 + p {
    ${label};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    & picture {
      max-width: 12rem;
    }
  }
`

export function HomeTeam({ home: { team: words }, interfaceWords, people }: HomeData) {
  const languageOf = useLanguageOfEntry()
  if (!words || people.nodes.length === 0) return null
  return (
    <Section layout="stacked">
      <div css={grid}>
        <SectionHeading {...words} />
        {people.nodes.map(({ id, name, title, summary, photo, profileUrl, translation }) => (
          <div key={id} css={person}>
            <Picture picture={photo} sizes="(min-width: 64rem) 12rem, 88px" />
            <div>
              <h3>{name}</h3>
              <p {...languageOf(translation)}>{title}</p>
              <p {...languageOf(translation)}>{summary}</p>
              <ProfileLink words={interfaceWords.person} name={name} url={profileUrl} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
