import type { ComponentProps } from 'react'
import { Section } from '../../components/Section'
import type { EntryBody } from '../../content-model/collections/query-results'
import { Body } from './Body'

interface TextSectionProps
  extends Pick<ComponentProps<typeof Section>, 'eyebrow' | 'title' | 'wash'> {
  entry: Pick<EntryBody, 'body' | 'figures'>
}

/** A section with the text of an entry below a heading of the page; nothing without a text. */
export function TextSection({ entry: { body, figures }, ...section }: TextSectionProps) {
  if (body.length === 0) return null
  return (
    <Section {...section}>
      <Body tree={body} figures={figures} inSection />
    </Section>
  )
}
