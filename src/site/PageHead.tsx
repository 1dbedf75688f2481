import type { ComponentProps } from 'react'
import { isIndexed } from '../content-model/visibility/indexed'
import { Head } from './Head'

interface PageHeadProps extends Pick<ComponentProps<typeof Head>, 'jsonLd'> {
  /** The entry of the page. */
  page: Parameters<typeof isIndexed>[0] & { title: string; metaDescription: string }
}

/** The head of a page, from its content file. */
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
