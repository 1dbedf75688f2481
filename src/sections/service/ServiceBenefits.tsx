import { css } from '@emotion/react'
import { FeatureList } from '../../components/FeatureList'
import { FigureList } from '../../components/figures/FigureList'
import { Section } from '../../components/Section'
import { columnsFrom } from '../../styles/columns'
import { color, media, space } from '../../styles/theme'
import type { ServiceData } from './service-data'

const strip = css`
  ${columnsFrom(media.desktop, 'minmax(0, 1fr) minmax(0, 3fr)')};
  gap: ${space[2]} ${space[5]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.edge};
  & > :is(h2, h3) {
    font-size: 1.125rem;
    line-height: 1.3;
  }
`

/** The client's benefits, then the service's figures. */
export function ServiceBenefits({ service: { benefits, stats } }: ServiceData) {
  if (!benefits && !stats) return null
  const Heading = benefits ? 'h3' : 'h2'
  return (
    <Section id={benefits ? 'benefits' : undefined} layout="stacked" wash {...benefits}>
      {benefits && <FeatureList layout="grid" items={benefits.items} />}
      {stats && (
        <div id="figures" css={strip}>
          <Heading>{stats.title}</Heading>
          <FigureList items={stats.items} />
        </div>
      )}
    </Section>
  )
}
