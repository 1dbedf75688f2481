import { css } from '@emotion/react'
import { FeatureList } from '../../components/FeatureList'
import { FigureList } from '../../components/figures/FigureList'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { color, media, space } from '../../styles/theme'

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
  return (
    <div id="figures" css={strip}>
      <Heading>{stats.title}</Heading>
      <FigureList items={stats.items} />
    </div>
  )
}
