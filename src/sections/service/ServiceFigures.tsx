import { LinkedStatistics } from '../../components/figures/LinkedStatistics'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'

/** Section with the service's figures. */
export function ServiceFigures({ stats }: { stats: NonNullable<Entry<'services'>['stats']> }) {
  return (
    <Section id="figures" layout="stacked" title={stats.title}>
      <LinkedStatistics items={stats.items} />
    </Section>
  )
}
