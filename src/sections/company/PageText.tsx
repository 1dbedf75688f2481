import type { ReactNode } from 'react'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { Body } from '../article/Body'

/** A page's text, next to the heading of its section `text` if present. */
export function PageText({ page, children }: { page: Entry<'pages'>; children?: ReactNode }) {
  const { body, figures, sections } = page
  if (body.length === 0) return null
  const { eyebrow, title, description } = sections.find(({ key }) => key === 'text') ?? {}
  return (
    <Section {...(title && { eyebrow, title, description })}>
      <Body tree={body} figures={figures} inSection={title !== undefined}>
        {children}
      </Body>
    </Section>
  )
}
