import type { ComponentProps } from 'react'
import { Hero } from '../components/Hero'
import { PageHead } from '../site/PageHead'

type EntryOpeningProps = Omit<ComponentProps<typeof Hero>, 'trail'> &
  Pick<ComponentProps<typeof PageHead>, 'jsonLd'> & {
    entry: ComponentProps<typeof PageHead>['page']
  }

/** Head and hero of the page of an entry. */
export function EntryOpening({ entry, jsonLd, ...hero }: EntryOpeningProps) {
  return (
    <>
      <PageHead page={entry} jsonLd={jsonLd} />
      <Hero trail={[entry]} {...hero} />
    </>
  )
}
