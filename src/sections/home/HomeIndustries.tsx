import { css } from '@emotion/react'
import { FigureMark, FigureNotes, notedFigure } from '../../components/figures/FigureNotes'
import { notedFigures } from '../../components/figures/noted-figures'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import { TextLink } from '../../components/links/TextLink'
import { Motif } from '../../components/Motif'
import { Section, SectionHeading } from '../../components/Section'
import { useIsTranslated } from '../../site/use-address'
import { notOnPhones, wholeLink } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'
import { headingWithLink } from './HomeServices'
import type { HomeData } from './home-data'

const columns = css`
  display: grid;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[4]};
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Fewer than four columns share the width. */
const fewerColumns = css`
  ${columns};
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
`

const card = css`
  ${wholeLink};
  display: grid;
  grid-template-columns: ${showsMotif ? '3.5rem ' : ''}minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
  align-content: start;
  padding-block: ${space[2]};
  border-top: 1px solid ${color.line};
  & > h3 {
    align-self: center;
    font-size: 1.1875rem;
  }
  & > p {
    grid-column: ${showsMotif ? 2 : 1};
    color: ${color.muted};
  }
  /* Phones show the name and figure next to the motif. */
  & > [aria-hidden] {
    grid-row: span 2;
  }
  & > p:first-of-type:not(:only-of-type) {
    ${notOnPhones};
  }
  /* As small as text because the figure describes the market. */
  & > p:last-of-type {
    color: ${color.ink};
  }
  & button {
    z-index: 1;
  }
  ${media.tablet} {
    padding: 0 ${space[3]};
    border-top: 0;
    /* Aligns the figures of a row. */
    grid-row: span 3;
    grid-template-rows: subgrid;
    /* Aligns the texts of all columns, regardless of the motifs' shapes. */
    & > [aria-hidden] {
      grid-row: auto;
      display: grid;
      align-content: center;
      aspect-ratio: 1;
    }
    & > p {
      grid-column: 1 / -1;
    }
    border-inline-start: 1px solid ${color.line};
  }
  /* A grid would move to the next sheet as a whole. */
  @media print {
    display: block;
    & > [aria-hidden] {
      display: none;
    }
  }
`

/** The industries from the settings, each with its first figure. */
export function HomeIndustries({ home, interfaceWords, settings }: HomeData) {
  const industries = settings.homeIndustries
  const isTranslated = useIsTranslated()
  if (industries.length === 0) return null
  const cards = industries.map(({ stats, ...industry }) => ({
    ...industry,
    figures: isTranslated(industry.path) ? notedFigures(industry.slug, stats).slice(0, 1) : [],
  }))
  return (
    <Section layout="stacked">
      <div css={headingWithLink}>
        <SectionHeading {...home.industries} />
        <TextLink to="/industries">{interfaceWords.homePage.allIndustries}</TextLink>
      </div>
      <ul css={industries.length < 4 ? fewerColumns : columns}>
        {cards.map(({ path, slug, name, description, figures }) => (
          <li key={path} css={card}>
            <Motif seed={slug} subject="industry" size="small" />
            <h3>
              <ActionLink to={path} name={name} />
            </h3>
            <Summary page={path}>{description}</Summary>
            {figures.map(({ note, value, label, shown, method }) => (
              <p key={note} css={method ? notedFigure : undefined}>
                <strong>{value}</strong>
                <span>{` ${label}`}</span>
                {method && <FigureMark id={note} figure={shown} />}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <FigureNotes figures={cards.flatMap(({ figures }) => figures)} />
    </Section>
  )
}
