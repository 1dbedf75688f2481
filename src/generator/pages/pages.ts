import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby'
import { rowsWithPages } from '../../content-model/collections/registry'
import {
  nodesByLanguage,
  nodesWithTranslation,
  shellDigest,
  siteLanguages,
} from '../nodes/languages'
import { moduleFile } from './collection-indexes'
import { pageLanguages } from './page-languages'
import { previewContext } from './preview'
import { relatedLinks } from './related-links'
import { comingSoonTemplate, sitePages } from './site-pages'

/**
 * Creates the pages of all languages, except original pages from `src/pages`, which Gatsby creates.
 * Empty index pages have no content file (see `absentPaths`).
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
    const previewOf = previewContext(nodes)
    for (const { path, original, template, context, collection, node } of sitePages(nodes)) {
      const hasModule = existsSync(moduleFile(original))
      const component = hasModule ? moduleFile(original) : templateFile(template)
      if (hasModule ? !language.translation : !existsSync(component)) continue
      const isLinked = collection && node && template !== comingSoonTemplate
      args.actions.createPage({
        path,
        component,
        context: {
          ...(!hasModule && context),
          ...(isLinked && linksOf(collection, node.slug)),
          ...languagesOf(original, language, node?.isStale === true),
          ...(shell && { shell }),
          ...previewOf(path),
        },
      })
    }
  }
}

/**
 * Completes the context of a page from `src/pages`. Gatsby does not call this
 * for pages from `createEntryPages`.
 */
export function completePage({ page, actions, getNodesByType }: CreatePageArgs): void {
  const nodes = { getNodesByType }
  const [original] = siteLanguages(nodes)
  const context = {
    ...(page.component === moduleFile(page.path) && pageLanguages(nodes)(page.path, original)),
    ...previewContext(nodesWithTranslation(nodes, ''))(page.path),
  }
  if (Object.keys(context).length === 0) return
  actions.deletePage(page)
  actions.createPage({ ...page, context: { ...page.context, ...context } })
}

function templateFile(name: string): string {
  return resolve('src', 'templates', `${name}.tsx`)
}

export function explainTemplate(collection: string, template: string): string {
  return `The template src/templates/${template}.tsx of content/${collection} is missing. Write it; until then, the site has no pages for this folder.`
}
