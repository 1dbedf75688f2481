import type { Entry } from '../collections/queried'
import { Icon } from '../components/Icon'
import { Section } from '../components/Section'
import { StatisticList } from '../components/StatisticList'

/** The band of figures, each with its icon. */
export function ServiceFigures({ stats }: { stats: NonNullable<Entry<'services'>['stats']> }) {
  return (
    <Section id="figures" layout="stacked" title={stats.title}>
      <StatisticList
        items={stats.items.map(({ value, label, icon }) => ({
          value,
          label,
          mark: icon && <Icon name={icon} size={28} />,
        }))}
      />
    </Section>
  )
}
