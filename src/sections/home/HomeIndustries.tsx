import { css } from '@emotion/react'
import { FigureMark, FigureNotes, notedFigure } from '../../components/figures/FigureNotes'
import { notedFigures } from '../../components/figures/noted-figures'
import { ActionLink } from '../../components/links/ActionLink'
import { TextLink } from '../../components/links/TextLink'
import { Motif } from '../../components/Motif'
import { Section, SectionHeading } from '../../components/Section'
import { notOnPhones, wholeLink } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'
import { headingBesideLink } from './HomeServices'
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

/** Fewer than four share the width. */
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
  /* Phones have the name and the figure beside the motif. */
  & > [aria-hidden] {
    grid-row: span 2;
  }
  & > p:first-of-type:not(:only-of-type) {
    ${notOnPhones};
  }
  /* The figure is the market's, and so has the size of text. */
  & > p:last-of-type {
    color: ${color.ink};
  }
  & button {
    z-index: 1;
  }
  ${media.tablet} {
    padding: 0 ${space[3]};
    border-top: 0;
    /* The texts of all columns begin on one line, whichever shape a motif has. */
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
  /* Columns of boxes go to the next sheet all together. */
  @media print {
    display: block;
  }
`

/** The industries of the settings, each with its motif and first headline figure, whose mark opens how it was counted. */
export function HomeIndustries({ home, interfaceWords, settings }: HomeData) {
  const industries = settings.homeIndustries
  if (industries.length === 0) return null
  const cards = industries.map(({ stats, ...industry }) => ({
    ...industry,
    figures: notedFigures(industry.slug, stats).slice(0, 1),
  }))
  return (
    <Section layout="stacked">
      <div css={headingBesideLink}>
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
            <p>{description}</p>
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
