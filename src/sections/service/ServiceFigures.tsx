import { NotedStatistics } from '../../components/figures/NotedStatistics'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'

/** Section with the service's figures. */
export function ServiceFigures({ stats }: { stats: NonNullable<Entry<'services'>['stats']> }) {
  return (
    <Section id="figures" layout="stacked" title={stats.title}>
      <NotedStatistics items={stats.items} />
    </Section>
  )
}
