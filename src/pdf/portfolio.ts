/** Makes the portfolio PDF of a service, and the picture of its cover. */
import { drawDiagram } from '../diagrams/draw'
import { siteLogo } from '../look/site-logo'
import { type DocumentOptions, type NamedDocument, typesetDocument } from './document'
import {
  downloadName,
  type PortfolioService,
  type PortfolioSite,
  portfolioData,
} from './portfolio-data'

/**
 * Makes the portfolio of a service, or finds it in the cache.
 * @throws when Typst cannot set the template; never because of a service's words
 */
export async function portfolioPdf(
  service: PortfolioService,
  site: PortfolioSite,
  options: DocumentOptions,
): Promise<NamedDocument> {
  const { root } = options
  const { language } = site.settings
  const drawing = service.diagram
    ? await drawDiagram(service.diagram.source, { root, language })
    : undefined
  const source = {
    slug: service.slug,
    folders: ['template'],
    template: 'template/portfolio.typ',
    data: JSON.stringify(
      portfolioData(service, site, { logo: siteLogo(options.root).svg, drawing }),
    ),
  }
  const made = await typesetDocument(source, options)
  return { ...made, downloadName: downloadName(service, site.settings, site.documents) }
}
