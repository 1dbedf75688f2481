import type { ComponentProps, ReactNode } from 'react'
import { trailOf } from '../layout/breadcrumb-trail'
import { PageHead } from '../layout/PageHead'
import { Hero } from './Hero'

interface PageOpeningProps extends ComponentProps<typeof PageHead> {
  /** The motif beside the words. */
  art?: ReactNode
  children?: ReactNode
}

/** Head and top of a page at a fixed address, from its words. */
export function PageOpening({ page, jsonLd, art, children }: PageOpeningProps) {
  return (
    <>
      <PageHead page={page} jsonLd={jsonLd} />
      <Hero
        trail={trailOf(page)}
        eyebrow={page.eyebrow}
        title={page.heading}
        lead={page.intro}
        art={art}
      >
        {children}
      </Hero>
    </>
  )
}
