import type { ComponentProps } from 'react'
import { Section } from '../Section'
import { LinkCards } from './LinkCards'

type LinkSectionProps = ComponentProps<typeof LinkCards> &
  Pick<ComponentProps<typeof Section>, 'id' | 'title' | 'layout'>

/** A section of cards that link to other pages; nothing without any. */
export function LinkSection({ items, ...section }: LinkSectionProps) {
  if (items.length === 0) return null
  return (
    <Section {...section}>
      <LinkCards items={items} />
    </Section>
  )
}
