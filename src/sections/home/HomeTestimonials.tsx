import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Result } from '../../components/Result'
import { Section, SectionHeading } from '../../components/Section'
import { Tabs } from '../../components/Tabs'
import { choiceName, testimonialSegments } from '../../content-model/collections/choices'
import type { Card } from '../../content-model/collections/query-results'
import { useLanguageOfEntry } from '../../site/use-address'
import { columnsFrom } from '../../styles/columns'
import { mutedSmall, notOnPhones, wholeLink } from '../../styles/parts'
import { color, font, media, space } from '../../styles/theme'
import { useResults } from '../case/use-results'
import type { HomeData } from './home-data'

const quotes = css`
  ${columnsFrom(media.tablet, 'repeat(2, minmax(0, 1fr))')};
  gap: ${space[3]} ${space[5]};
`

const quotation = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]};
  & > blockquote {
    text-indent: -0.42em;
    &::before {
      content: '“';
    }
    &::after {
      content: '”';
    }
  }
  & > figcaption {
    ${mutedSmall};
  }
  & > figcaption > strong {
    color: ${color.ink};
  }
  /* Phones show two testimonials per tab. */
  &:nth-of-type(n + 3) {
    @media screen and (max-width: 39.99rem) {
      display: none;
    }
  }
  &:not(:first-of-type) {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  /* The first testimonial of a tab is as wide as the section, with its case next to it. */
  &:first-of-type {
    gap: ${space[2]} ${space[5]};
    ${media.tablet} {
      grid-column: 1 / -1;
    }
    & > blockquote {
      font: 300 clamp(1.125rem, 1rem + 0.5vw, 1.4375rem) / 1.4 ${font.display};
      letter-spacing: -0.01em;
      text-wrap: pretty;
    }
  }
`

const quotationWithCase = css`
  ${quotation};
  ${media.tablet} {
    &:first-of-type {
      grid-template-columns: minmax(0, 1fr) 14rem;
    }
  }
`

const story = css`
  ${wholeLink};
  display: grid;
  gap: 0.125rem;
  align-self: start;
  padding-inline-start: ${space[2]};
  border-inline-start: 3px solid ${color.accent};
  ${mutedSmall};
  & a {
    min-height: 2.75rem;
    font: 600 1.0625rem / 1.3 ${font.display};
    color: ${color.ink};
  }
  & > span {
    ${notOnPhones};
  }
  & strong {
    font: 300 1.5rem / 1.2 ${font.display};
    letter-spacing: -0.015em;
    font-variant-numeric: tabular-nums lining-nums;
    color: ${color.warm};
  }
`

/** Testimonials, in tabs if there are several kinds of clients. */
export function HomeTestimonials({ home, interfaceWords, testimonials, cases }: HomeData) {
  const words = home.testimonials
  const languageOf = useLanguageOfEntry()
  const segments = testimonialSegments.filter((segment) =>
    testimonials.nodes.some((testimonial) => testimonial.segment === segment),
  )
  if (!words || segments.length === 0) return null
  const heading = <SectionHeading {...words} />
  const items = segments.map((segment) => ({
    name: choiceName('testimonialSegments', segment, interfaceWords),
    content: (
      <div css={quotes}>
        {testimonials.nodes
          .filter((testimonial) => testimonial.segment === segment)
          .map((testimonial) => ({
            ...testimonial,
            linkedCase: cases.nodes.find(({ slug }) => slug === testimonial.case?.slug),
          }))
          .sort((a, b) => Number(Boolean(b.linkedCase)) - Number(Boolean(a.linkedCase)))
          .map(({ id, quote, person, organisation, translation, linkedCase }) => (
            <figure key={id} css={linkedCase ? quotationWithCase : quotation}>
              <blockquote {...languageOf(translation)}>{quote}</blockquote>
              {linkedCase && <LinkedCase entry={linkedCase} />}
              <figcaption {...languageOf(translation)}>
                <strong>{person}</strong>
                <span>{`, ${organisation}`}</span>
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

function LinkedCase({ entry }: { entry: Card<'cases'> }) {
  const result = useResults([entry])[0]?.result
  return (
    <div css={story}>
      {result && (
        <strong>
          <Result {...result} />
        </strong>
      )}
      {result && <span>{result.what}</span>}
      <ActionLink to={entry.path} name={entry.title} />
    </div>
  )
}
