import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { TextLink } from '../../components/links/TextLink'
import { Motif } from '../../components/Motif'
import { Section, SectionHeading } from '../../components/Section'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { showsMotif } from '../../look/site-look'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'
import { wholeLink } from '../../styles/whole-link'

const { color, space, size, font } = theme

const top = css`
  display: grid;
  gap: ${space[3]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

const columns = css`
  display: grid;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[5]};
  }
  ${media.desktop} {
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
  grid-template-columns: ${showsMotif ? '4.5rem ' : ''}minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  & > h3 {
    align-self: center;
  }
  & > p {
    grid-column: 1 / -1;
    color: ${color.muted};
  }
  & > p:last-of-type {
    margin-top: ${space[1]};
    color: ${color.ink};
  }
  & strong {
    display: block;
    font: 300 ${size.numeral} / 1.1 ${font.display};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.tablet} {
    display: flex;
    flex-direction: column;
    padding: 0 ${space[3]};
    border-top: 0;
    border-inline-start: 1px solid ${color.line};
    & > [aria-hidden] {
      max-width: 8.5rem;
      margin-bottom: ${space[3]};
    }
    & > h3 {
      align-self: start;
    }
    & > p:last-of-type {
      margin-top: auto;
      padding-top: ${space[3]};
    }
  }
  /* Columns of boxes go to the next sheet all together. */
  @media print {
    display: block;
  }
`

interface HomeIndustriesProps {
  labels: InterfaceWords['homePage']
  words: Singleton<'home.mdx'>['industries']
  industries: readonly Card<'industries'>[]
}

/** The industries of the settings, each with its motif and first headline figure. */
export function HomeIndustries({ words, labels, industries }: HomeIndustriesProps) {
  if (industries.length === 0) return null
  return (
    <Section layout="stacked">
      <div css={top}>
        <SectionHeading {...words} />
        <TextLink to="/industries">{labels.allIndustries}</TextLink>
      </div>
      <ul css={industries.length < 4 ? fewerColumns : columns}>
        {industries.map(({ path, slug, name, description, stats }) => (
          <li key={path} css={card}>
            <Motif seed={slug} subject="industry" columns={3} rows={3} />
            <h3>
              <ActionLink to={path} named>
                {name}
              </ActionLink>
            </h3>
            <p>{description}</p>
            {stats.slice(0, 1).map(({ value, label }, index) => (
              <p key={String(index)}>
                <strong>{value}</strong>
                <span>{` ${label}`}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
