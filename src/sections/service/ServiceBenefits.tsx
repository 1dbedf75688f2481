import { FeatureList } from '../../components/FeatureList'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'

/** Benefits of the service for the client. */
export function ServiceBenefits({ benefits }: { benefits: Entry<'services'>['benefits'] }) {
  return (
    <Section
      id="benefits"
      layout="stacked"
      wash
      title={benefits.title}
      description={benefits.description}
    >
      <FeatureList layout="grid" items={benefits.items} />
    </Section>
  )
}
