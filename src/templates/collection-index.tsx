import type { PageProps } from 'gatsby'
import { ClothLine } from '../components/ClothLine'
import { Hero } from '../components/Hero'
import { LinkCards } from '../components/links/LinkCards'
import { Motif } from '../components/Motif'
import type { IndexContext } from '../content-model/collections/query-results'
import { listWeave } from '../motif/chain'
import { Head } from '../site/Head'

/**
 * Index page of a collection that has none in `src/pages`: a list of its entries. It has no query, since GraphQL has
 * no type for an entry of any collection: the generator hands the list on.
 */
export default function CollectionIndexPage({ pageContext }: PageProps<object, IndexContext>) {
  const { address, title, description, heading, intro, indexed, motif, items } = pageContext
  const cloth = { seed: address.slice(1), subject: motif, weave: listWeave(items.length) }
  return (
    <>
      <Head title={title} metaDescription={description} path={address} listed={indexed} />
      <Hero
        trail={[{ path: address, title }]}
        title={heading}
        lead={intro}
        art={<Motif {...cloth} />}
      />
      <LinkCards layout="stacked" items={items} />
      <ClothLine {...cloth} of="list" />
    </>
  )
}
