import type { Entry } from '../collections/queried'
import { LinkCards } from '../components/LinkCards'
import { Section } from '../components/Section'

/** Ways on: services to read next, and the industries that this one serves. */
export function ServiceRelated({ service }: { service: Entry<'services'> }) {
  const { relatedServices, industries } = service
  return (
    <Section id="related" layout="stacked" title="Related services and industries">
      <LinkCards
        items={[
          ...relatedServices.map(({ path, title, summary }) => ({ path, title, text: summary })),
          ...industries.map(({ path, name, tagline }) => ({ path, title: name, text: tagline })),
        ]}
      />
    </Section>
  )
}
