import { css } from '@emotion/react'
import { FigureMark, FigureNotes, notedFigure } from '../../components/figures/FigureNotes'
import { figureIds } from '../../components/figures/figure-id'
import { Icon } from '../../components/Icon'
import { Section, SectionHeading } from '../../components/Section'
import { useLanguageOfEntry } from '../../site/use-address'
import { notOnPhones } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'
import type { HomeData } from './home-data'

/** On wide screens, the first card is next to the heading. */
const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  & > ul {
    display: contents;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > div,
    & > ul > :first-of-type {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 40rem) and (max-width: 63.99rem) {
    & > ul > :last-of-type:nth-of-type(even) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(15, minmax(0, 1fr));
    column-gap: ${space[3]};
    & > div,
    & > ul > li {
      grid-column: span 5;
    }
    & > ul > :first-of-type {
      grid-column: span 10;
    }
    /* Keeps the heading apart from the large figure next to it. */
    & > div > h2 {
      max-width: 9em;
    }
  }
  ${media.wide} {
    & > ul > li:not(:first-of-type) {
      grid-column: span 3;
    }
  }
`

const card = css`
  padding-top: ${space[2]};
  border-top: 1px solid ${color.edge};
  & > h3 {
    font-size: 1.1875rem;
    font-variant-numeric: lining-nums;
  }
  & svg {
    ${notOnPhones};
    margin-bottom: ${space[1]};
    color: ${color.warm};
  }
  & > p {
    margin-top: 0.25rem;
    color: ${color.muted};
    line-height: 1.5;
  }
  /* Phones show the small figures without descriptions. */
  &:not(:first-of-type) > p {
    ${notOnPhones};
  }
  &:first-of-type > h3 {
    font: 300 ${size.numeral} / 1.1 ${font.display};
    letter-spacing: -0.03em;
  }
  &:first-of-type > p {
    max-width: 34em;
    font-size: ${size.text};
  }
`

/** The first card is large, for the years of experience. */
export function HomeTrackRecord({ home: { trackRecord: words }, trackRecord }: HomeData) {
  const languageOf = useLanguageOfEntry()
  if (!words || trackRecord.nodes.length === 0) return null
  const figures = trackRecord.nodes.map(({ slug, title, ...item }) => {
    const [id = ''] = figureIds(slug, [''])
    return { ...item, id, note: id, shown: title }
  })
  return (
    <Section layout="stacked" wash>
      <div css={grid}>
        <SectionHeading {...words} />
        <ul>
          {figures.map(({ id, shown, description, icon, method, translation }, index) => (
            <li key={id} css={card}>
              {index > 0 && <Icon name={icon} size={20} />}
              <h3 css={method ? notedFigure : undefined}>
                <span {...languageOf(translation)}>{shown}</span>
                {method && <FigureMark id={id} figure={shown} />}
              </h3>
              <p {...languageOf(translation)}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <FigureNotes figures={figures} />
    </Section>
  )
}
