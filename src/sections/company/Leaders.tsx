import { css } from '@emotion/react'
import { disclosure } from '../../components/Disclosure'
import { ProfileLink } from '../../components/links/ProfileLink'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import { useLanguageOfEntry } from '../../site/use-address'
import { label, portrait } from '../../styles/parts'
import { color, media, size, space } from '../../styles/theme'
import { Body } from '../article/Body'

const list = css`
  display: grid;
  gap: ${space[6]};
  @media print {
    display: block;
  }
`

/** On wider screens, the portraits alternate sides. */
const profile = css`
  display: grid;
  grid-template: auto 1fr / 7rem minmax(0, 1fr);
  gap: 0.25rem ${space[3]};
  & > picture {
    grid-row: 1 / 3;
  }
  & img {
    width: 100%;
    max-width: 30rem;
    ${portrait};
  }
  ${media.tablet} {
    gap: ${space[3]} ${space[5]};
    grid-template: auto / minmax(0, 4fr) minmax(0, 8fr);
    & > picture {
      grid-row: auto;
    }
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
  display: contents;
  & > p {
    ${label};
  }
  & > h3 {
    align-self: end;
    font-size: ${size.h2};
    font-weight: 500;
  }
  & > :is(div, details, a) {
    grid-column: 1 / -1;
    margin-top: ${space[1]};
  }
  & > details {
    ${disclosure};
    border-block: 1px solid ${color.line};
    & > summary {
      padding-block: 0.75rem;
    }
    & > div {
      padding-bottom: ${space[2]};
    }
  }
  ${media.tablet} {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    & > p {
      margin-top: calc(-1 * ${space[1]});
    }
    & > :is(div, details, a) {
      margin-top: 0;
    }
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
  people: readonly (Entry<'team'> & { translation: string })[]
}

/** The company's leaders. A biography expands after its first paragraph. */
export function Leaders({ labels, words: { key, ...heading }, people }: LeadersProps) {
  const languageOf = useLanguageOfEntry()
  return (
    <Section id={key} layout="stacked" wash {...heading}>
      <div css={list}>
        {people.map(({ id, name, title, photo, body, figures, profileUrl, translation }) => {
          const language = languageOf(translation)
          const setting = { figures, language, inSection: true }
          return (
            <article key={id} css={profile}>
              <Picture picture={photo} sizes="(min-width: 40rem) 30vw, 92vw" />
              <div css={words}>
                <h3>{name}</h3>
                <p {...language}>{title}</p>
                <Body tree={body.slice(0, 1)} {...setting} />
                {body.length > 1 && (
                  <details>
                    <summary>
                      <span>{fillWords(labels.more, { name })}</span>
                    </summary>
                    <Body tree={body.slice(1)} {...setting} />
                  </details>
                )}
                <ProfileLink words={labels} name={name} url={profileUrl} />
              </div>
            </article>
          )
        })}
      </div>
    </Section>
  )
}
