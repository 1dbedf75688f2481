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

/** One strip, in three rows on phones. */
const strip = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]} ${space[3]};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
  & > li {
    position: relative;
  }
  /* The link of a client with a case lies over its wordmark, which a line below marks. */
  & a {
    position: absolute;
    inset-inline: 0;
    top: 50%;
    min-height: max(100%, ${target});
    translate: 0 -50%;
    border-bottom: 2px solid ${color.warm};
    & > * {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  & picture {
    display: block;
    aspect-ratio: 3;
    ${untilScroll}
  }
  /* Wordmarks are dark lines on nothing. */
  & img {
    width: 100%;
    filter: invert(var(--dark));
  }
  /* With forced colours the page is the system's, whichever theme is chosen. */
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

/** The clients' wordmarks, each with a link to its case where one names it. */
export function HomeTrustedBy({ home: { trustedBy: words }, clients, cases }: HomeData) {
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
          return (
            <li key={String(index)} title={name}>
              {/* Text instead of an alt attribute, so that it is there even before the picture loads. */}
              {!story && <span className="visually-hidden">{logo.alt}</span>}
              <Picture picture={{ ...logo, alt: '' }} sizes="(min-width: 64rem) 8rem, 30vw" />
              {story && (
                <ActionLink to={story.path}>
                  <span className="visually-hidden">{`${logo.alt}: ${story.title}`}</span>
                </ActionLink>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
