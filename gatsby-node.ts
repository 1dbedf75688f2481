import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { EntryPlugin } from 'webpack'
import { AssetListPlugin, readAssetList } from './src/build/asset-list'
import { limitAvifEffort } from './src/build/avif-effort'
import { bootScripts } from './src/build/boot-script'
import { withdrawNote } from './src/build/build-note'
import { compileHint } from './src/build/compile-hint'
import { acceptChecked, readAhead, stopAtProblems } from './src/build/content-check'
import { addDocuments, documentPublications, documentType } from './src/build/documents'
import { addTrees } from './src/build/entry-body'
import { feed } from './src/build/feed'
import { reportFormKey } from './src/build/form-key'
import { HeadStart } from './src/build/head-start'
import { holdNodes, letNodesGo } from './src/build/held-nodes'
import { lastChanges } from './src/build/history'
import { rememberImageData } from './src/build/image-data'
import { licencesText, PackageListPlugin } from './src/build/licences'
import { addListedReferences, listOnlyListed } from './src/build/listed'
import { llmsText } from './src/build/llms'
import { addFileLists, addNamedEntries } from './src/build/lookups'
import { webManifest } from './src/build/manifest'
import { CollectGarbagePlugin, collectEarly, collectNow } from './src/build/memory'
import { minifiedBySwc } from './src/build/minifier'
import { noteNewAddresses } from './src/build/new-addresses'
import { earlierEntries, expectEntries, sourceEntries } from './src/build/nodes'
import { OrderedModulesPlugin } from './src/build/ordered-modules'
import { PageMaking } from './src/build/page-making'
import { pageTexts } from './src/build/page-texts'
import { createEntryPages } from './src/build/pages'
import { shortenBatches } from './src/build/prompt-edits'
import { publish } from './src/build/publish'
import { skipBundles } from './src/build/query-files'
import { redirectLines, redirectPages, redirectsOf } from './src/build/redirects'
import { robotsText } from './src/build/robots'
import { fragments, typeDefinitions } from './src/build/schema'
import { ScriptIntegrityPlugin } from './src/build/script-integrity'
import { searchIndex, serveSearchIndex } from './src/build/search-index'
import { readSettings } from './src/build/settings'
import { sharedChunks } from './src/build/shared-chunks'
import { SiteAddress } from './src/build/site-address'
import { sitemap } from './src/build/sitemap'
import { sourceDigest } from './src/build/source-digest'
import { timed } from './src/build/timed'
import { TrustedToolsPlugin } from './src/build/trusted-tools'
import { typescriptOnce } from './src/build/typescript-once'
import { serveReport, watchContent } from './src/build/watch-content'
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
export const onPluginInit: GatsbyNode['onPluginInit'] = () => endWithoutDelay()

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
  serveSearchIndex(args)
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

/** Scripts: the same for the same commit, and made in little time. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  store,
  getConfig,
}) => {
  actions.replaceWebpackConfig(minifiedBySwc(typescriptOnce(getConfig())))
  if (stage.startsWith('build'))
    actions.setWebpackConfig({
      // Only bench:bundle reads source maps: those of the HTML stage are large, and the order of their
      // keys, which the scripts' names depend on, changes with the warmth of Babel's cache.
      devtool: process.env.SOURCE_MAPS ? 'hidden-source-map' : false,
      plugins: [new TrustedToolsPlugin(), new CollectGarbagePlugin(), workers],
    })
  // Nobody downloads these modules: putting them together into fewer is in vain.
  if (stage === 'build-html')
    actions.setWebpackConfig({ optimization: { concatenateModules: false } })
  if (stage !== 'build-javascript') return
  const { program, components } = store.getState()
  const { directory } = program
  actions.setWebpackConfig({
    cache: { version: sourceDigest(directory, components.keys()) },
    optimization: { splitChunks: sharedChunks },
    plugins: [
      new OrderedModulesPlugin(),
      new AssetListPlugin(directory),
      new PackageListPlugin(directory),
      new ScriptIntegrityPlugin(),
      compileHint,
      // Gatsby takes no entries from a configuration.
      new EntryPlugin(directory, resolve('src', 'boot', 'react.ts'), { name: 'react' }),
    ],
  })
}

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
    _headers: headerRules(args.pathPrefix, [...(await readAssetList(root)), takeover.name]),
    'sitemap.xml': await step('sitemap', () => sitemap(args, site, lastChanges(root))),
    'robots.txt': robotsText(site),
    'feed.xml': await step('feed', () => feed(args, settings, site)),
    'manifest.webmanifest': webManifest(settings, args.pathPrefix),
    'llms.txt': llmsText(args, settings, site),
    'licences.txt': await licencesText(root),
  }
  const texts = {
    ...(await step('text versions', () => pageTexts(args, settings, site))),
    'search.json': await step('search index', () => searchIndex(args)),
  }
  const seal = { services: settings, pathPrefix: args.pathPrefix, boot: boot.text }
  const hosting = { ...redirectPages(redirects, site), ...nginxFiles(args.pathPrefix, redirects) }
  await step('publish', () => publish(args, { root, made, outputs, texts, hosting, seal }))
  noteNewAddresses(args, root)
}
