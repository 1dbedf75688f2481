import { ActionLink } from '../../components/links/ActionLink'
import { Section } from '../../components/Section'
import { StackingTable } from '../../components/StackingTable'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'

interface OfferingsTableProps {
  offerings: readonly Pick<Entry<'offerings'>, 'slug' | 'title' | 'terms' | 'bandName'>[]
  words: InterfaceWords['offeringsPage']
}

/** The offerings that have terms, side by side; nothing where none has. */
export function OfferingsTable({ offerings, words }: OfferingsTableProps) {
  const rows = offerings.flatMap(({ slug, title, bandName, terms }) => {
    if (!terms) return []
    const price = (
      <>
        <strong>{bandName}</strong>
        <span>{terms.bandFor}</span>
      </>
    )
    return {
      head: <ActionLink to={`#${slug}`}>{title}</ActionLink>,
      cells: [price, terms.length, terms.endsWith],
    }
  })
  if (rows.length === 0) return null
  const columns = [words.offering, words.price, words.length, words.endsWith]
  return (
    <Section layout="stacked" title={words.table}>
      <StackingTable columns={columns.map((label) => ({ label }))} rows={rows} />
    </Section>
  )
}
