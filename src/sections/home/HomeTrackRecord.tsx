import { css } from '@emotion/react'
import { FigureMark, notedFigure } from '../../components/figures/FigureMark'
import { FigureNotes } from '../../components/figures/FigureNotes'
import { figureIds } from '../../components/figures/figure-id'
import { Icon } from '../../components/Icon'
import { Section } from '../../components/Section'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { media, theme } from '../../styles/theme'

const { color, space, font } = theme

const grid = css`
  display: grid;
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space[5]};
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: ${space[2]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.edge};
  }
  & h3 {
    font: 300 clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem) / 1.08 ${font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.025em;
    max-width: 9em;
    ${media.tablet} {
      min-height: 2.16em;
    }
  }
  & svg {
    color: ${color.warm};
  }
  & p {
    color: ${color.muted};
  }
  & button {
    position: absolute;
    top: calc(${space[3]} + 0.3125rem);
    inset-inline-end: 0;
    margin: 0;
  }
`

interface HomeTrackRecordProps {
  words: Singleton<'home.mdx'>['trackRecord']
  items: readonly Card<'track-record'>[]
}

/** Six cards of the track record, each with an icon and a heading set as large as figures. */
export function HomeTrackRecord({ words, items }: HomeTrackRecordProps) {
  if (!words || items.length === 0) return null
  const figures = items.map(({ slug, title, ...item }) => {
    const [id = ''] = figureIds(slug, [''])
    return { ...item, id, note: id, shown: title }
  })
  return (
    <Section layout="stacked" wash {...words}>
      <ul css={grid}>
        {figures.map(({ id, shown, description, icon, method }) => (
          <li key={id}>
            <Icon name={icon} size={28} />
            <h3 css={method ? notedFigure : undefined}>{shown}</h3>
            <p>{description}</p>
            {method && <FigureMark id={id} figure={shown} />}
          </li>
        ))}
      </ul>
      <FigureNotes figures={figures} />
    </Section>
  )
}
