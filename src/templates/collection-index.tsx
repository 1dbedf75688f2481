import type { PageProps } from 'gatsby'
import { Hero } from '../components/Hero'
import { LinkCards } from '../components/links/LinkCards'
import { Motif } from '../components/Motif'
import type { IndexContext } from '../content-model/collections/query-results'
import { Head } from '../site/Head'

/**
 * Index page of a collection without a page in `src/pages`. GraphQL has no type
 * for entries of any collection, so the generator passes the list.
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
