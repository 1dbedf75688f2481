import { LinkCards } from '../../components/LinkCards'
import { type RelatedEntries, relatedLinkCards } from '../../components/related-links'
import { Section } from '../../components/Section'

/** Related links of a service: further services, the industries that it serves, and articles about it. */
export function ServiceRelated({ title, related }: { title: string; related: RelatedEntries }) {
  const items = relatedLinkCards(related)
  if (items.length === 0) return null
  return (
    <Section id="related" layout="stacked" title={title}>
      <LinkCards items={items} />
    </Section>
  )
}
