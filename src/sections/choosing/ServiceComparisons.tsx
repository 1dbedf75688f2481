import { LinkCards } from '../../components/LinkCards'
import { Section } from '../../components/Section'
import type { Card } from '../../content-model/collections/query-results'

/** Comparisons in which a service stands, as the page of a service queries them. */
export type ComparisonLink = Pick<Card<'comparisons'>, 'path' | 'title' | 'summary'>

interface ServiceComparisonsProps {
  title: string
  comparisons: readonly ComparisonLink[]
}

/** Links from a service to its comparisons with others; nothing where there are none. */
export function ServiceComparisons({ title, comparisons }: ServiceComparisonsProps) {
  if (comparisons.length === 0) return null
  return (
    <Section title={title}>
      <LinkCards items={comparisons.map(({ summary, ...link }) => ({ ...link, text: summary }))} />
    </Section>
  )
}
