import type { ComponentProps } from 'react'
import { Hero } from '../components/Hero'
import { Head } from '../site/Head'

type EntryOpeningProps = Omit<ComponentProps<typeof Hero>, 'trail'> &
  Pick<ComponentProps<typeof Head>, 'jsonLd'> & { entry: ComponentProps<typeof Head> }

/** The head and hero of an entry's page. */
export function EntryOpening({ entry, jsonLd, ...hero }: EntryOpeningProps) {
  return (
    <>
      <Head {...entry} jsonLd={jsonLd} />
      <Hero trail={[entry]} {...hero} />
    </>
  )
}
