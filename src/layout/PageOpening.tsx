import type { ComponentProps } from 'react'
import type { Entry } from '../content-model/collections/query-results'
import { EntryOpening } from './EntryOpening'

interface PageOpeningProps
  extends Pick<ComponentProps<typeof EntryOpening>, 'jsonLd' | 'art' | 'children'> {
  page: Entry<'pages'>
}

/** The head and hero of a page at a fixed address. */
export function PageOpening({ page, ...rest }: PageOpeningProps) {
  const { eyebrow, heading, intro } = page
  return <EntryOpening entry={page} eyebrow={eyebrow} title={heading} lead={intro} {...rest} />
}
