import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { readAssetList } from './src/build/asset-list'
import { limitAvifEffort } from './src/build/avif-effort'
import { bootScripts } from './src/build/boot-script'
import { withdrawNote } from './src/build/build-note'
import { configureBundles } from './src/build/bundles'
import { acceptChecked, readAhead, stopAtProblems } from './src/build/content-check'
import { serveOutputs } from './src/build/dev-outputs'
import { addDocuments, documentPublications, documentType } from './src/build/documents'
import { addTrees } from './src/build/entry-body'
import { feed } from './src/build/feed'
import { reportFormKey } from './src/build/form-key'
import { HeadStart } from './src/build/head-start'
import { holdNodes, letNodesGo } from './src/build/held-nodes'
import { lastChanges } from './src/build/history'
import { rememberImageData } from './src/build/image-data'
import { licencesText } from './src/build/licences'
import { addListedReferences, listOnlyListed } from './src/build/listed'
import { llmsText } from './src/build/llms'
import { addFileLists, addNamedEntries } from './src/build/lookups'
import { webManifest } from './src/build/manifest'
import { collectEarly, collectNow } from './src/build/memory'
import { noteNewAddresses } from './src/build/new-addresses'
import { earlierEntries, expectEntries, sourceEntries } from './src/build/nodes'
import { PageMaking } from './src/build/page-making'
import { pageTexts, textPages } from './src/build/page-texts'
import { createEntryPages } from './src/build/pages'
import { shortenBatches } from './src/build/prompt-edits'
import { handleFilesAtOnce } from './src/build/prompt-files'
import { publish } from './src/build/publish'
import { skipBundles } from './src/build/query-files'
import { redirectLines, redirectPages, redirectsOf } from './src/build/redirects'
import { robotsText } from './src/build/robots'
import { fragments, typeDefinitions } from './src/build/schema'
import { searchIndex, serveSearchIndex } from './src/build/search-index'
import { serveReport, tellPagesMade } from './src/build/serve-report'
import { readSettings } from './src/build/settings'
import { serveSharedStreams } from './src/build/shared-streams'
import { SiteAddress } from './src/build/site-address'
import { sitemap } from './src/build/sitemap'
import { answerFailures, stayUp } from './src/build/stay-up'
import { timed } from './src/build/timed'
import { watchContent } from './src/build/watch-content'
import { keepPagesWhole } from './src/build/whole-pages'
import { endWithoutDelay } from './src/build/worker-end'
import { Workers } from './src/build/workers'
import { headerRules, nginxFiles } from './src/policy/hosts'

/** How many entries have new nodes. */
let created = 0
/** With more of them, bundles and pages that are made anew need the memory that all nodes take. */
const manyEntries = 1000
const headStart = new HeadStart()
const workers = new Workers()
const pageMaking = new PageMaking()

/** Processes: this one, and each that Gatsby starts. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ store }) => {
  endWithoutDelay()
  const { directory } = store.getState().program
  if (process.env.NODE_ENV === 'production') handleFilesAtOnce(directory)
  else if (!process.env.GATSBY_WORKER_POOL_WORKER) stayUp(directory)
}

/** Check: all problems of all files at once, before anything is built. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store, reporter }) => {
  const { directory } = store.getState().program
  if (process.env.NODE_ENV === 'production') {
    collectEarly()
    const changed = await timed(reporter, 'read content', () => readAhead(directory))
    workers.begin(store, changed)
    await timed(reporter, 'check content', () => stopAtProblems(directory))
  }
  withdrawNote(directory)
  limitAvifEffort()
}

/** Content: Gatsby reads what has passed the check; in development, again after every change. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const { store, reporter } = args
  const { directory } = store.getState().program
  if (process.env.NODE_ENV === 'production')
    expectEntries(await timed(reporter, 'accept content', () => acceptChecked(directory)))
  else await watchContent(directory, reporter, pageMaking, earlierEntries(args))
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  shortenBatches(args.store.getState().program.directory)
  serveReport(args)
  serveSharedStreams(args)
  serveSearchIndex(args)
  serveOutputs(args)
  answerFailures(args)
}

/** Schema: GraphQL types from the collections. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  addListedReferences({ actions })
  addFileLists({ actions })
  addTrees({ actions })
  actions.createTypes([documentType, typeDefinitions()])
}

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  addDocuments(args)
  listOnlyListed(args)
  addNamedEntries(args)
  rememberImageData(args)
}

export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ store }) => {
  pageMaking.end()
  tellPagesMade()
  skipBundles()
  const { directory } = store.getState().program
  await writeFile(join(directory, '.cache', 'fragments', 'collections.js'), fragments())
}

/** Nodes: one for each content file. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  workers.started()
  created = await sourceEntries(args)
  if (process.env.NODE_ENV === 'production') holdNodes(args)
}

/** Pages: one for each entry that has an address; in development, also the style guide. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  pageMaking.begin()
  await createEntryPages(args).catch((error: Error) => {
    pageMaking.end()
    throw error
  })
  if (process.env.NODE_ENV !== 'development') return
  const component = resolve('src', 'styleguide', 'Styleguide.tsx')
  args.actions.createPage({ path: '/styleguide', component, context: {} })
}

/** Pictures: begun first, awaited last. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  reportFormKey(args.reporter)
  keepPagesWhole(args)
  await timed(args.reporter, 'begin pictures', () => headStart.begin(args, created))
  if (created > manyEntries) letNodesGo()
}

/** Styles: written into the scripts without the spaces and comments of their sources. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) =>
  actions.setBabelPlugin({
    name: '@emotion/babel-plugin',
    options: { autoLabel: 'never', sourceMap: false },
  })

/** Scripts: the same for the same commit, and made in little time. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureBundles(args, workers)

/** Outputs: what is made from the same nodes, beside the pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const root: string = args.store.getState().program.directory
  const settings = readSettings(root)
  const site = new SiteAddress(settings.siteUrl, args.pathPrefix)
  const redirects = redirectsOf(args)
  const step = <T>(name: string, run: () => T | Promise<T>) => timed(args.reporter, name, run)
  collectNow()
  holdNodes(args)
  const made = [
    ...(await step('portfolios', () => documentPublications(args, root))),
    ...(await step('share images', () => headStart.shareImages())),
  ]
  const { boot, takeover } = await bootScripts(root, args.pathPrefix)
  const outputs = {
    [boot.name]: boot.text,
    [takeover.name]: takeover.text,
    _redirects: redirectLines(redirects, site),
    _headers: headerRules({
      site,
      assets: [...(await readAssetList(root)), takeover.name],
      pages: textPages(args),
    }),
    'sitemap.xml': await step('sitemap', () =>
      sitemap(
        args,
        site,
        lastChanges(root, (words) => args.reporter.info(words)),
      ),
    ),
    'robots.txt': robotsText(site),
    'feed.xml': await step('feed', () => feed(args, settings, site)),
    'manifest.webmanifest': webManifest(settings, args.pathPrefix),
    'llms.txt': llmsText(args, settings, site),
    'licences.txt': await licencesText(root),
  }
  const texts = {
    ...(await step('text versions', () => pageTexts(args, root, site))),
    'search.json': await step('search index', () => searchIndex(args)),
  }
  const seal = { services: settings, pathPrefix: args.pathPrefix, boot: boot.text }
  const hosting = { ...redirectPages(redirects, site), ...nginxFiles(site, redirects) }
  await step('publish', () => publish(args, { root, made, outputs, texts, hosting, seal }))
  noteNewAddresses(args, root)
}
