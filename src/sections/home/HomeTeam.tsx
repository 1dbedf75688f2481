import { css } from '@emotion/react'
import { ProfileLink } from '../../components/links/ProfileLink'
import { Picture } from '../../components/Picture'
import { Section, SectionHeading } from '../../components/Section'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'

const { color, space, size } = theme

/** Text, and beside it portraits that step down. */
const grid = css`
  display: grid;
  gap: ${space[5]} ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1;
    }
    & > :nth-child(3) {
      margin-top: ${space[5]};
    }
    & > :nth-child(4) {
      margin-top: calc(2 * ${space[5]});
    }
  }
`

const person = css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  break-inside: avoid;
  & img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  & h3 {
    margin-top: ${space[1]};
  }
  & > p:first-of-type {
    font-size: ${size.small};
    font-weight: 600;
    color: ${color.warm};
  }
  & > p:last-of-type {
    color: ${color.muted};
  }
`

interface HomeTeamProps {
  labels: InterfaceWords['person']
  words: Singleton<'home.mdx'>['team']
  people: readonly Card<'team'>[]
}

/** The three people who lead the work, each with portrait, title, summary and profile link. */
export function HomeTeam({ words, labels, people }: HomeTeamProps) {
  if (!words || people.length === 0) return null
  return (
    <Section layout="stacked">
      <div css={grid}>
        <SectionHeading {...words} />
        {people.map(({ id, name, title, summary, photo, profileUrl }) => (
          <div key={id} css={person}>
            <Picture
              picture={photo}
              sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 92vw"
            />
            <h3>{name}</h3>
            <p>{title}</p>
            <p>{summary}</p>
            <ProfileLink words={labels} name={name} url={profileUrl} />
          </div>
        ))}
      </div>
    </Section>
  )
}
