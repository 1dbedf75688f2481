/** Creates one page for each content file, from the shared template of its collection, and index pages. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby'
import { rowsWithPages } from '../../content-model/collections/registry'
import { nodesByLanguage, shellDigest, siteLanguages } from '../nodes/languages'
import { moduleFile } from './collection-indexes'
import { pageLanguages } from './page-languages'
import { relatedLinks } from './related-links'
import { announcedTemplate, sitePages } from './site-pages'

/**
 * Creates the pages of every collection that has an address, with an index page where `src/pages` has none, and
 * those of the blog’s categories and of the portfolio’s filters, in each language. Of pages that have a module of their
 * own in `src/pages`, Gatsby itself creates the original. An index page that would list nothing has no words here
 * either; see `absentPaths`.
 */
export function createEntryPages(args: CreatePagesArgs): void {
  for (const [collection, { singular }] of rowsWithPages)
    if (!existsSync(templateFile(singular)))
      args.reporter.warn(explainTemplate(collection, singular))
  const all = nodesByLanguage(args)
  const [originals = args] = all
  const languagesOf = pageLanguages(args)
  const linksOf = relatedLinks(originals)
  for (const nodes of all) {
    const { language } = nodes
    const shell = language.translation && shellDigest(nodes)
    for (const { path, original, template, context, collection, node } of sitePages(nodes)) {
      const hasModule = existsSync(moduleFile(original))
      const component = hasModule ? moduleFile(original) : templateFile(template)
      if (hasModule ? !language.translation : !existsSync(component)) continue
      const isLinked = collection && node && template !== announcedTemplate
      args.actions.createPage({
        path,
        component,
        context: {
          ...(!hasModule && context),
          ...(isLinked && linksOf(collection, node.slug)),
          ...languagesOf(original, language, node?.isStale === true),
          ...(shell && { shell }),
        },
      })
    }
  }
}

/** Tells a page of `src/pages`, which Gatsby creates by itself, of the other languages of the site. */
export function addPageLanguages({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (page.component !== moduleFile(page.path)) return
  const nodes = { getNodesByType }
  const [original] = siteLanguages(nodes)
  const context = pageLanguages(nodes)(page.path, original)
  if (!context.otherLanguages) return
  actions.deletePage(page)
  actions.createPage({ ...page, context: { ...page.context, ...context } })
}

function templateFile(name: string): string {
  return resolve('src', 'templates', `${name}.tsx`)
}

/** Explains why a collection has no pages yet: its row in the registry names no existing template. */
export function explainTemplate(collection: string, template: string): string {
  return `The pages of content/${collection} are drawn by src/templates/${template}.tsx, which is not there. Write it; until then they are left out.`
}
