import { css } from '@emotion/react'
import { Section, SectionHeading } from '../../components/Section'
import { Tabs } from '../../components/Tabs'
import { choiceName, testimonialSegments } from '../../content-model/collections/choices'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'

const { color, space, size, font } = theme

const quotes = css`
  display: grid;
  gap: ${space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > figure > blockquote {
    text-indent: -0.42em;
    &::before {
      content: '“';
    }
    &::after {
      content: '”';
    }
  }
  & > figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[2]};
  }
  & > figure:first-of-type {
    gap: ${space[3]};
    ${media.tablet} {
      grid-column: 1 / -1;
    }
    & > blockquote {
      font: 300 clamp(1.375rem, 1.2rem + 0.9vw, 2.125rem) / 1.3 ${font.display};
      letter-spacing: -0.012em;
      text-wrap: pretty;
    }
  }
  & > figure:not(:first-of-type) {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & figcaption {
    font-size: ${size.small};
    color: ${color.muted};
  }
  & strong {
    display: block;
    color: ${color.ink};
  }
`

interface HomeTestimonialsProps {
  words: Singleton<'home.mdx'>['testimonials']
  names: Pick<InterfaceWords, 'testimonialSegments'>
  testimonials: readonly Card<'testimonials'>[]
}

/** Testimonials in tabs, by kind of client; without tabs where they are all of one kind. */
export function HomeTestimonials({ words, names, testimonials }: HomeTestimonialsProps) {
  const segments = testimonialSegments.filter((segment) =>
    testimonials.some((testimonial) => testimonial.segment === segment),
  )
  if (!words || segments.length === 0) return null
  const heading = <SectionHeading {...words} />
  const items = segments.map((segment) => ({
    name: choiceName('testimonialSegments', segment, names),
    content: (
      <div css={quotes}>
        {testimonials
          .filter((testimonial) => testimonial.segment === segment)
          .map(({ id, quote, person, organisation }) => (
            <figure key={id}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{person}</strong>
                <span>{` ${organisation}`}</span>
              </figcaption>
            </figure>
          ))}
      </div>
    ),
  }))
  return (
    <Section layout="stacked">
      {items.length > 1 ? (
        <Tabs label={words.title} heading={heading} items={items} />
      ) : (
        <>
          {heading}
          {items[0]?.content}
        </>
      )}
    </Section>
  )
}
