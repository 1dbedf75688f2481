import { LinkCards } from '../../components/LinkCards'
import { type Ways, wayCards } from '../../components/related-links'
import { Section } from '../../components/Section'

/** Ways on: services to read next, the industries that this one serves, and articles about it. */
export function ServiceRelated({ title, ways }: { title: string; ways: Ways }) {
  const items = wayCards(ways)
  if (items.length === 0) return null
  return (
    <Section id="related" layout="stacked" title={title}>
      <LinkCards items={items} />
    </Section>
  )
}
