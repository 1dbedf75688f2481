import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { configureBundles } from './src/generator/bundle/bundles'
import { serveOutputs } from './src/generator/dev-server/dev-outputs'
import { ServedFrameData } from './src/generator/dev-server/frame-data'
import { PageMaking } from './src/generator/dev-server/page-making'
import type { Placement } from './src/generator/dev-server/placement'
import { DevReport } from './src/generator/dev-server/serve-report'
import { serveSharedStreams } from './src/generator/dev-server/shared-streams'
import { watchContent } from './src/generator/dev-server/watch-content'
import { skipUnusedTemplates } from './src/generator/gatsby-patches/build/unused-templates'
import { shortenBatchTimeout } from './src/generator/gatsby-patches/dev-server/batch-timeout'
import { disableFolderRedirects } from './src/generator/gatsby-patches/dev-server/folder-redirects'
import { answerFailures, stayUp } from './src/generator/gatsby-patches/dev-server/stay-up'
import { answerUnchangedResults } from './src/generator/gatsby-patches/dev-server/unchanged-results'
import { limitAvifEffort } from './src/generator/gatsby-patches/pages/avif-effort'
import { addCaseFilters, caseFilterType } from './src/generator/graphql/case-filters'
import { addChoiceNames } from './src/generator/graphql/choice-names'
import { addCountedFigures, countedFigureTypes } from './src/generator/graphql/counted-figures'
import { addLeadingEntries } from './src/generator/graphql/leading-entries'
import { addReferences, findInLanguage } from './src/generator/graphql/listed'
import { addFileLists, addNamedEntries } from './src/generator/graphql/lookups'
import { addOverviews, overviewTypes } from './src/generator/graphql/overviews'
import { addPageTranslation } from './src/generator/graphql/page-translation'
import { pluginTypes } from './src/generator/graphql/plugin-types'
import { fragments, typeDefinitions } from './src/generator/graphql/schema'
import { iconPublications, writeLook } from './src/generator/look/look-files'
import { writePageFonts } from './src/generator/look/page-fonts'
import { Content } from './src/generator/nodes/content'
import { createEntry, hasEntry, refreshEntries } from './src/generator/nodes/entries'
import { addTrees } from './src/generator/nodes/entry-body'
import { lastChanges } from './src/generator/nodes/git-history'
import { siteLanguages } from './src/generator/nodes/languages'
import { readSettings } from './src/generator/nodes/settings'
import { bootScripts } from './src/generator/outputs/boot-script'
import { addCaseDocuments, caseDocuments } from './src/generator/outputs/case-documents'
import { documentPublications, documentType } from './src/generator/outputs/documents'
import { feeds } from './src/generator/outputs/feed'
import { licencesText } from './src/generator/outputs/licences'
import { llmsText } from './src/generator/outputs/llms'
import { webManifest } from './src/generator/outputs/manifest'
import { redirectLines, redirectPages, redirectsOf } from './src/generator/outputs/redirects'
import { robotsText } from './src/generator/outputs/robots'
import { searchIndexes, serveSearchIndex } from './src/generator/outputs/search-index'
import { addServiceDocuments, serviceDocuments } from './src/generator/outputs/service-documents'
import { SiteAddress } from './src/generator/outputs/site-address'
import { sitemap } from './src/generator/outputs/sitemap'
import { addTextDocuments, textDocuments } from './src/generator/outputs/text-documents'
import { textPages, textVersions } from './src/generator/outputs/text-versions'
import { ImageWarmUp } from './src/generator/pages/image-warm-up'
import { addPageLanguages, createEntryPages } from './src/generator/pages/pages'
import { timed } from './src/generator/pages/timed'
import { readAssetList } from './src/generator/publish/asset-list'
import { withdrawNote } from './src/generator/publish/build-note'
import { reportFormKey } from './src/generator/publish/form-key'
import { writeFrameData } from './src/generator/publish/frame-data'
import { noteNewAddresses } from './src/generator/publish/new-addresses'
import { publish } from './src/generator/publish/publish'
import { headerRules, nginxFiles } from './src/policy/hosts'

let content: Content
/** In development: copies changed content. */
let placement: Placement | undefined
const imageWarmUp = new ImageWarmUp()
const pageMaking = new PageMaking()
const report = new DevReport()
const servedFrameData = new ServedFrameData()

/** Processes: this one, and each that Gatsby starts. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ store }) => {
  const { directory } = store.getState().program
  if (process.env.NODE_ENV === 'production' || process.env.GATSBY_WORKER_POOL_WORKER) return
  stayUp(directory)
  disableFolderRedirects(directory)
}

/** Check: all problems of all files at once, before anything is built. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store, reporter }) => {
  const { directory } = store.getState().program
  content = new Content(directory)
  if (process.env.NODE_ENV === 'production')
    await timed(reporter, 'check content', () => content.stopAtDiagnostics())
  withdrawNote(directory)
  limitAvifEffort()
}

/** Content: Gatsby reads what has passed the check; in development, again after every change. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const { directory } = args.store.getState().program
  await timed(args.reporter, 'cut fonts', () => writePageFonts(directory))
  if (process.env.NODE_ENV === 'production') {
    writeLook(directory)
    return timed(args.reporter, 'accept content', () => content.accept())
  }
  // Until the first pages are made, nothing else is copied.
  pageMaking.begin()
  placement = await watchContent(args, { content, pageMaking, report })
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  shortenBatchTimeout(args.store.getState().program.directory)
  report.serve(args)
  serveSharedStreams(args)
  serveSearchIndex(args)
  serveOutputs(args)
  servedFrameData.serve(args)
  answerFailures(args)
  answerUnchangedResults(args)
}

/** Schema: GraphQL types from the collections. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  addReferences({ actions })
  addFileLists({ actions })
  addTrees({ actions })
  actions.createTypes([
    pluginTypes,
    documentType,
    overviewTypes,
    caseFilterType,
    countedFigureTypes,
    typeDefinitions(),
  ])
}

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  addServiceDocuments(args)
  addTextDocuments(args)
  addLeadingEntries(args)
  findInLanguage(args)
  addNamedEntries(args)
  addOverviews(args)
  addCountedFigures(args)
  addCaseDocuments(args)
  addCaseFilters(args)
  addChoiceNames(args)
  addPageTranslation(args)
}

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ store }) => {
  pageMaking.end()
  report.tellPagesMade()
  const { directory } = store.getState().program
  skipUnusedTemplates(directory, store)
  await writeFile(join(directory, '.cache', 'fragments', 'collections.js'), fragments())
}

/** Nodes: gatsby-source-filesystem and gatsby-plugin-mdx make a `File` and an `Mdx` of each content file. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => refreshEntries(args, content)

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  hasEntry(node)

/** Nodes: the typed entry of each content file, as the child of its `Mdx` node. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createEntry(args, content)

/** Pages: one for each entry that has an address; in development, also the style guide. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  servedFrameData.queryWith(args)
  pageMaking.begin()
  await placement?.settled()
  await createEntryPages(args).catch((error: Error) => {
    pageMaking.end()
    throw error
  })
  if (process.env.NODE_ENV !== 'development') return
  const component = resolve('src', 'styleguide', 'Styleguide.tsx')
  args.actions.createPage({ path: '/styleguide', component, context: {} })
}

/** Pages of `src/pages`: each knows of the other languages. */
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => addPageLanguages(args)

/** Pictures: begun first, awaited last. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  reportFormKey(args.reporter)
  await writeFrameData(args)
  await timed(args.reporter, 'begin pictures', () => imageWarmUp.begin(args, content.created))
}

/** Styles: written into the scripts without the spaces and comments of their sources. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) =>
  actions.setBabelPlugin({
    name: '@emotion/babel-plugin',
    options: { autoLabel: 'never', sourceMap: false },
  })

/** Scripts: the same for the same commit, and made in little time. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureBundles(args)

/** Outputs: what is made from the same nodes, beside the pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const root: string = args.store.getState().program.directory
  const settings = readSettings(root)
  const site = new SiteAddress(settings.siteUrl, args.pathPrefix)
  const redirects = redirectsOf(args)
  const step = <T>(name: string, run: () => T | Promise<T>) => timed(args.reporter, name, run)
  const made = [
    ...(await step('icons', () => iconPublications(root))),
    ...(await step('portfolios', () => documentPublications(serviceDocuments, args, root))),
    ...(await step('documents', () => documentPublications(textDocuments, args, root))),
    ...(await step('cases', () => documentPublications(caseDocuments, args, root))),
    ...(await step('share images', () => imageWarmUp.shareImages())),
  ]
  const { boot, buildFacts } = await bootScripts(root, args.pathPrefix)
  const outputs = {
    [boot.name]: boot.text,
    [buildFacts.name]: buildFacts.text,
    _redirects: redirectLines(redirects, site),
    _headers: headerRules({
      site,
      assets: [...(await readAssetList(root)), buildFacts.name],
      pages: textPages(args),
      languageFolders: siteLanguages(args).flatMap(({ folder }) => folder || []),
    }),
    'sitemap.xml': await step('sitemap', () =>
      sitemap(
        args,
        site,
        lastChanges(root, (words) => args.reporter.info(words)),
      ),
    ),
    'robots.txt': robotsText(site),
    ...(await step('feed', () => feeds(args, site))),
    'manifest.webmanifest': webManifest(settings, args.pathPrefix),
    'llms.txt': llmsText(args, site),
    'licences.txt': await licencesText(root),
  }
  const texts = await step('text versions', () => textVersions(args, root, site))
  const search = await step('search index', () => searchIndexes(args))
  const finalise = { services: settings, pathPrefix: args.pathPrefix, boot: boot.text }
  const hosting = {
    ...redirectPages(redirects, site, args),
    ...nginxFiles(site, redirects),
  }
  await step('publish', () =>
    publish(args, { root, made, outputs, search, texts, hosting, finalise }),
  )
  noteNewAddresses(args, root)
}
