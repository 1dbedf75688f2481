import type { PageProps } from 'gatsby'
import { Hero } from '../components/Hero'
import { LinkCards } from '../components/links/LinkCards'
import { Motif } from '../components/Motif'
import type { IndexContext } from '../content-model/collections/query-results'
import { Head } from '../site/Head'

/**
 * Index page of a collection that has none in `src/pages`: a list of its entries. It has no query, since GraphQL has
 * no type for an entry of any collection: the generator hands the list on.
 */
export default function CollectionIndexPage({ pageContext }: PageProps<object, IndexContext>) {
  const { address, title, description, heading, intro, indexed, motif, items } = pageContext
  return (
    <>
      <Head title={title} metaDescription={description} path={address} listed={indexed} />
      <Hero
        trail={[{ path: address, title }]}
        title={heading}
        lead={intro}
        art={<Motif seed={address.slice(1)} subject={motif} />}
      />
      <LinkCards layout="stacked" items={items} />
    </>
  )
}
