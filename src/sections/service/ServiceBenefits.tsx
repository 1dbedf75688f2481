import { css } from '@emotion/react'
import { FeatureList } from '../../components/FeatureList'
import { FigureNotes } from '../../components/figures/FigureNotes'
import { MarkedFigures } from '../../components/figures/MarkedFigures'
import { useNotedFigures } from '../../components/figures/noted-figures'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { figuresInLine } from '../../styles/columns'
import { media, theme } from '../../styles/theme'

const { color, font, size, space } = theme

const strip = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.edge};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
  & > :is(h2, h3) {
    font-size: 1.125rem;
    line-height: 1.3;
  }
`

/** At the size of text: what they compare with was not measured. */
const figureList = css`
  ${figuresInLine};
  gap: ${space[2]} ${space[4]};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    font: 600 ${size.h3} / 1.25 ${font.display};
    font-variant-numeric: tabular-nums lining-nums;
  }
  & dt {
    color: ${color.muted};
    font-size: 1rem;
    line-height: 1.4;
  }
`

type ServiceBenefitsProps = Pick<Entry<'services'>, 'benefits' | 'stats'>

/** What the client gains, with the service's figures below it; nothing where it has neither. */
export function ServiceBenefits({ benefits, stats }: ServiceBenefitsProps) {
  if (!benefits)
    return stats ? (
      <Section layout="stacked" wash>
        <Figures stats={stats} heading="h2" />
      </Section>
    ) : null
  return (
    <Section
      id="benefits"
      layout="stacked"
      wash
      title={benefits.title}
      description={benefits.description}
    >
      <FeatureList layout="grid" items={benefits.items} />
      {stats && <Figures stats={stats} heading="h3" />}
    </Section>
  )
}

interface FiguresProps {
  stats: NonNullable<Entry<'services'>['stats']>
  heading: 'h2' | 'h3'
}

function Figures({ stats, heading: Heading }: FiguresProps) {
  const figures = useNotedFigures(stats.items)
  return (
    <div id="figures" css={strip}>
      <Heading>{stats.title}</Heading>
      <div>
        <dl css={figureList}>
          <MarkedFigures figures={figures} />
        </dl>
        <FigureNotes figures={figures} />
      </div>
    </div>
  )
}
