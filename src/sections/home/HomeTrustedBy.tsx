import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Picture } from '../../components/Picture'
import { eyebrow, Section } from '../../components/Section'
import { columnsFrom } from '../../styles/columns'
import { color, media, size, space, target } from '../../styles/theme'
import { untilScroll } from '../../styles/until-scroll'
import type { HomeData } from './home-data'

const top = css`
  ${columnsFrom(media.desktop, 'auto minmax(0, 1fr)')};
  gap: ${space[1]} ${space[5]};
  align-items: baseline;
  & > p:first-child {
    grid-column: 1 / -1;
  }
  & > h2 {
    font-size: ${size.h3};
  }
  & > h2 ~ p {
    color: ${color.muted};
  }
`

const strip = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: ${space[3]};
  }
  ${media.wide} {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  & a {
    display: block;
    min-height: ${target};
    text-decoration: none;
  }
  & small {
    display: block;
    color: ${color.action};
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.3;
    text-decoration: underline;
    ${media.tablet} {
      white-space: nowrap;
    }
  }
  & picture {
    display: block;
    aspect-ratio: 3;
    ${untilScroll}
  }
  /* Wordmarks are dark with a transparent background. */
  & img {
    width: 100%;
    filter: invert(var(--dark));
  }
  /* Forced colours follow the system, whichever theme the visitor has chosen. */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    & img {
      filter: none;
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    & img {
      filter: invert(1);
    }
  }
`

/** The clients' wordmarks, linked to their cases. */
export function HomeTrustedBy({
  home: { trustedBy: words },
  interfaceWords,
  clients,
  cases,
}: HomeData) {
  if (!words || clients.nodes.length === 0) return null
  return (
    <Section layout="stacked">
      <div css={top}>
        {words.eyebrow && <p css={eyebrow}>{words.eyebrow}</p>}
        <h2>{words.title}</h2>
        <p>{words.description}</p>
      </div>
      <ul css={strip}>
        {clients.nodes.map(({ name, logo }, index) => {
          const story = cases.nodes.find(({ client }) => client === name)
          const wordmark = (
            <>
              {/* Text instead of `alt`, to show it before the picture
                  loads. */}
              <span className="visually-hidden">{logo.alt}</span>
              <Picture picture={{ ...logo, alt: '' }} sizes="(min-width: 64rem) 8rem, 30vw" />
            </>
          )
          return (
            <li key={String(index)} title={name}>
              {story ? (
                <ActionLink to={story.path}>
                  {wordmark}
                  <small>{interfaceWords.homePage.readCase}</small>
                  <span className="visually-hidden">{`: ${story.title}`}</span>
                </ActionLink>
              ) : (
                wordmark
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
