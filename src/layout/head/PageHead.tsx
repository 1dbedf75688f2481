import type { Entry } from '../../content-model/collections/query-results'
import { isIndexed } from '../../content-model/visibility/indexed'
import type { Statement } from '../../site/structured-data'
import { Head } from './Head'

interface PageHeadProps {
  page: Entry<'pages'>
  /** JSON-LD of the page. */
  jsonLd?: readonly Statement[]
}

/** The head of a page at a fixed address, from its content file. */
export function PageHead({ page, jsonLd }: PageHeadProps) {
  return (
    <Head
      title={page.title}
      description={page.metaDescription}
      path={page.path}
      indexed={isIndexed(page)}
      jsonLd={jsonLd}
    />
  )
}
