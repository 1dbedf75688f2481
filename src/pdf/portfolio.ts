/** Makes the portfolio PDF of a service, and the picture of its cover. */
import {
  downloadName,
  type PortfolioService,
  type PortfolioSite,
  portfolioData,
} from './portfolio-data'
import { type TypesetDocument, type TypesetOptions, typesetDocument } from './typeset-document'

export interface Portfolio extends TypesetDocument {
  /** The name under which a visitor saves it. */
  downloadName: string
}

/**
 * Makes the portfolio of a service, or finds it in the cache: A4, tagged, the same bytes for the
 * same content.
 * @throws when Typst cannot set the template; never because of a service's words
 */
export async function portfolioPdf(
  service: PortfolioService,
  site: PortfolioSite,
  options: TypesetOptions,
): Promise<Portfolio> {
  const data = portfolioData(service, site)
  const made = await typesetDocument(
    { template: 'portfolio.typ', name: service.slug, data },
    options,
  )
  return { ...made, downloadName: downloadName(service, site.settings) }
}
