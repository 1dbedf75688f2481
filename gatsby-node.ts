import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { previewDay } from './src/content-model/visibility/preview'
import { configureBundles } from './src/generator/bundle/bundles'
import { Development } from './src/generator/dev-server/development'
import { removeUnused } from './src/generator/disk-cache'
import { disableDithering } from './src/generator/gatsby-patches/build/png-dither'
import { quietOutput } from './src/generator/gatsby-patches/build/quiet-output'
import { measureRotatedSize } from './src/generator/gatsby-patches/build/upright-pictures'
import { blogArticlesType } from './src/generator/graphql/blog-articles'
import { caseFilterType } from './src/generator/graphql/case-filters'
import { countedFigureTypes } from './src/generator/graphql/counted-figures'
import { addDrawings } from './src/generator/graphql/drawings'
import { addReferences } from './src/generator/graphql/listed'
import { addFileLists } from './src/generator/graphql/lookups'
import { overviewTypes } from './src/generator/graphql/overviews'
import { fragmentModule, typeDefinitions } from './src/generator/graphql/schema'
import { Content } from './src/generator/nodes/content'
import { createEntry, isEntryParent } from './src/generator/nodes/entries'
import { addTrees } from './src/generator/nodes/entry-body'
import { documentType } from './src/generator/outputs/documents'
import { makeOutputs } from './src/generator/outputs/outputs'
import { completePage, createEntryPages } from './src/generator/pages/pages'
import { requirePathPrefix } from './src/generator/pages/path-prefix'
import { recordBuildStart } from './src/generator/publish/build-record'
import { recordNewAddresses } from './src/generator/publish/new-addresses'
import { publish } from './src/generator/publish/publish'
import { writeShellData } from './src/generator/publish/shell-data-files'
import { resolvers } from './src/generator/resolvers'
import { writePageFonts } from './src/generator/theme/page-fonts'
import { iconsIn, writeTheme } from './src/generator/theme/theme-files'
import { timed } from './src/generator/timed'

// Called on load, because the plugins' `onPreInit` runs before ours.
quietOutput()

/** Shared by the steps of a run. */
interface Run {
  content: Content
  /** Only in the development server. */
  development?: Development
}
let run: Run

/** Runs in every process, because workers also run image queries. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => measureRotatedSize()

/** Reports all problems of the content before the build starts. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store, reporter }) => {
  const { directory } = store.getState().program
  run = { content: new Content(directory) }
  if (process.env.NODE_ENV === 'development') run.development = new Development()
  else await timed(reporter, 'check content', () => run.content.stopAtDiagnostics())
  recordBuildStart(directory)
  disableDithering()
}

/**
 * Stages the validated files. In development, repeats this after every change.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  const { directory } = args.store.getState().program
  await timed(args.reporter, 'subset fonts', () => writePageFonts(directory))
  if (run.development) return run.development.watch(args, run.content)
  writeTheme(directory, iconsIn(run.content.checked().files))
  await timed(args.reporter, 'stage content', () => run.content.stage())
}

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  isEntryParent(node)

/** Creates each entry as a child of the `Mdx` node of its file. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createEntry(args, run.content)

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  for (const add of [addReferences, addFileLists, addTrees, addDrawings]) add(args)
  args.actions.createTypes([
    documentType,
    overviewTypes,
    caseFilterType,
    blogArticlesType,
    countedFigureTypes,
    typeDefinitions(),
  ])
}

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  for (const fields of resolvers(args)) args.createResolvers(fields)
}

export const createPages: GatsbyNode['createPages'] = async (args) => {
  await run.development?.beginPages(args)
  createEntryPages(args)
}

/** Adds languages and the preview to the pages from `src/pages`. */
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => completePage(args)

/** Writes fragments before Gatsby reads queries. By now all pages exist. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({
  store,
  pathPrefix,
}) => {
  run.development?.endPages()
  requirePathPrefix(pathPrefix, store.getState().pages.keys())
  const { directory } = store.getState().program
  await writeFile(join(directory, '.cache', 'fragments', 'collections.js'), fragmentModule())
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  run.development?.serve(args)
  removeUnused(args.store.getState().program.directory)
}

/** Stores translated static query results before pages are rendered. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  if (!process.env.GATSBY_FORM_ACCESS_KEY)
    args.reporter.warn(
      'GATSBY_FORM_ACCESS_KEY is not set: the contact form will open the visitor’s email program instead of posting.',
    )
  await writeShellData(args)
}

/** Minifies the Emotion styles in the scripts. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) =>
  actions.setBabelPlugin({
    name: '@emotion/babel-plugin',
    options: { autoLabel: 'never', sourceMap: false },
  })

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureBundles

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const outputs = await timed(args.reporter, 'make outputs', () => makeOutputs(args))
  await timed(args.reporter, 'publish', () => publish(args, outputs))
  if (!previewDay) recordNewAddresses(args, outputs.root)
  removeUnused(outputs.root)
}
