import type { ComponentProps, ReactNode } from 'react'
import { Hero } from '../components/Hero'
import { PageHead } from '../layout/head/PageHead'
import { trailOf } from '../site/breadcrumb-trail'

interface PageOpeningProps extends ComponentProps<typeof PageHead> {
  /** Motif beside the text. */
  art?: ReactNode
  children?: ReactNode
}

/** Head and hero of a page at a fixed address, from its content file. */
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
