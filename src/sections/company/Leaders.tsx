import { css } from '@emotion/react'
import { ProfileLink } from '../../components/links/ProfileLink'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { label, portrait } from '../../styles/parts'
import { media, size, space } from '../../styles/theme'
import { Body } from '../article/Body'

const list = css`
  display: grid;
  gap: ${space[6]};
  @media print {
    display: block;
  }
`

/** Portraits alternate sides from one person to the next. */
const profile = css`
  display: grid;
  gap: ${space[3]} ${space[5]};
  & img {
    width: 100%;
    max-width: 30rem;
    ${portrait};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    &:nth-of-type(even) {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      & > picture {
        order: 2;
      }
    }
  }
  ${media.desktop} {
    column-gap: ${space[6]};
  }
  @media print {
    display: flow-root;
    & + & {
      margin-top: ${space[4]};
    }
    & > picture {
      float: inline-end;
      width: 30%;
      margin: 0 0 ${space[2]};
      margin-inline-start: ${space[3]};
    }
  }
`

const words = css`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  & > p {
    margin-top: calc(-1 * ${space[1]});
    ${label};
  }
  & > h3 {
    font-size: ${size.h2};
    font-weight: 500;
  }
  @media print {
    display: block;
    & > p {
      margin-top: 0;
    }
    & > p + div {
      margin-top: ${space[1]};
    }
  }
`

interface LeadersProps {
  labels: InterfaceWords['person']
  words: Entry<'pages'>['sections'][number]
  people: readonly Entry<'team'>[]
}

/** The company's leaders, each with portrait, biography and profile link. */
export function Leaders({ labels, words: { key, ...heading }, people }: LeadersProps) {
  return (
    <Section id={key} layout="stacked" wash {...heading}>
      <div css={list}>
        {people.map((person) => (
          <article key={person.id} css={profile}>
            <Picture picture={person.photo} sizes="(min-width: 40rem) 30vw, 92vw" />
            <div css={words}>
              <h3>{person.name}</h3>
              <p>{person.title}</p>
              <Body tree={person.body} figures={person.figures} inSection />
              <ProfileLink words={labels} name={person.name} url={person.profileUrl} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
