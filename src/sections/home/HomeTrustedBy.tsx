import { css } from '@emotion/react'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { media, theme } from '../../styles/theme'
import { untilScroll } from '../../styles/until-scroll'

const { color, space } = theme

/** Three by three, with hairlines between cells and none around them. */
const lattice = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  overflow: clip;
  & > li {
    display: grid;
    place-items: center;
    padding: ${space[2]} ${space[1]};
    box-shadow:
      1px 0 0 ${color.line},
      0 1px 0 ${color.line};
    ${media.tablet} {
      padding: ${space[3]};
    }
  }
  & picture {
    width: min(100%, 12rem);
    aspect-ratio: 3;
  }
  & picture {
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

interface HomeTrustedByProps {
  words: Singleton<'home.mdx'>['trustedBy']
  clients: readonly Card<'clients'>[]
}

/** The clients' wordmarks. */
export function HomeTrustedBy({ words, clients }: HomeTrustedByProps) {
  if (!words || clients.length === 0) return null
  return (
    <Section {...words}>
      <ul css={lattice}>
        {clients.map(({ name, logo }, index) => (
          <li key={String(index)} title={name}>
            {/* Text instead of an alt attribute, so that it is there even before the picture loads. */}
            <span className="visually-hidden">{logo.alt}</span>
            <Picture picture={{ ...logo, alt: '' }} sizes="(min-width: 40rem) 12rem, 30vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
