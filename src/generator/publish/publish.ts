/**
 * Assembles the finished site in `dist/`, and what hosts need beside it in `hosting/`. Gatsby's `public/`
 * keeps what earlier builds left there; only what belongs to this build is published, so that nothing is
 * stale, and a build that fails leaves the last good site in place.
 */

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { type FinaliseOptions, pageFinaliser } from '../../policy/finalise-html'
import type { TextVersion } from '../outputs/text-versions'
import type { PageLanguageContext } from '../pages/page-addresses'
import { readAssetList } from './asset-list'
import { replaceFolders } from './atomic-replace'
import { filesBelow } from './files'
import { finaliseAndCopy } from './finalise-pages'
import { frameDataPublications, pageDataFile } from './frame-data'
import { earlierOutput, type LazyText, PreviousOutput } from './previous-output'

/** A file to publish: its present path, and its path in `dist/`. */
export interface Publication {
  source: string
  target: string
}

export interface PublishOptions {
  /** The project's folder. */
  root: string
  /** Files made at the end of the build, by their path in `dist/`. */
  outputs: Readonly<Record<string, string>>
  /** The search indexes, which take long to make, by their path in `dist/`. */
  search: Readonly<Record<string, LazyText>>
  /** The text versions of pages. */
  texts: readonly TextVersion[]
  /** Files for hosts, by their path in `hosting/`. */
  hosting: Readonly<Record<string, string>>
  /** Files that other steps have made. */
  made: readonly Publication[]
  /** Options for injecting CSP and SRI into pages. */
  finalise: FinaliseOptions
}

/**
 * Publishes the pages, their data, scripts, pictures and static files of this build.
 * @throws when a file that belongs to the build is missing, or cannot be written
 */
export async function publish(
  { store, getNodesByType, reporter }: Pick<BuildArgs, 'store' | 'getNodesByType' | 'reporter'>,
  { root, outputs, search, texts, hosting, made, finalise }: PublishOptions,
): Promise<void> {
  const publicFolder = join(root, 'public')
  const state: {
    pages: Map<string, { context?: PageLanguageContext }>
    staticQueryComponents: Map<string, { hash: string }>
  } = store.getState()
  const sources = new Set(getNodesByType('File').map(pictureKey))
  const paths = [...state.pages.keys()].filter((path) => path !== '/404')
  const pages = paths.map(pageFile).map(from(publicFolder))
  const pageData = paths.map((path): Publication => {
    const target = `page-data/${nameOf(path)}/page-data.json`
    const { language } = state.pages.get(path)?.context ?? {}
    return { source: pageDataFile(root, join(publicFolder, target), target, language), target }
  })
  const queried = [
    ...[...state.staticQueryComponents.values()].map(({ hash }) => `page-data/sq/d/${hash}.json`),
    'page-data/app-data.json',
  ].map(from(publicFolder))
  const rewritten = [
    ...pageData,
    ...queried,
    ...frameDataPublications({ store, getNodesByType }, root),
  ]
  const statics = filesBelow(join(root, 'static'))
    .filter((name) => !basename(name).startsWith('.'))
    .map(from(join(root, 'static')))
  const named = [...(await readAssetList(root)), ...pictures(publicFolder, sources)]
  const kept = [...named.map(from(publicFolder)), ...made]

  const version = pageFinaliser(finalise)(Buffer.from(emptyPage)).join('')
  const earlier = join(root, earlierOutput)
  let isEarlierOutputUseful = false
  const published = {
    dist(next: string) {
      const previous = new PreviousOutput({ root, previous: join(root, 'dist'), next }, version)
      const strangers = previous.strangers()
      if (strangers.length > 0) reporter.warn(explainStrangers(strangers))
      previous.makeFolders([
        ...targetsOf([...rewritten, ...statics, ...pages, ...kept]),
        ...Object.keys(outputs),
        ...texts.map(({ target }) => target),
        ...Object.keys(search),
      ])
      const isNew = ({ source, target }: Publication) => !previous.link(source, target)
      // Copied, not linked: the next build or a writer overwrites these in place, which must not change what
      // is published.
      for (const { source, target } of statics) previous.put(source, target, copyFileSync)
      const copied = rewritten.filter(isNew)
      const notFinalised = pages.filter(isNew)
      const moved = ({ source, target }: Publication) => ({ source, file: join(next, target) })
      const written = texts.filter(({ key, target }) => !previous.reuse(key, target))
      const task = {
        finalise,
        texts: written.map(({ source, target }) => ({ text: source, file: join(next, target) })),
        pages: notFinalised.map(moved),
        copies: copied.map(moved),
      }
      finaliseAndCopy(task)
      for (const [target, index] of Object.entries(search)) previous.make(index, target)
      for (const { key, target } of written) previous.noteKey(key, target)
      for (const { source, target } of [...notFinalised, ...copied]) previous.note(source, target)
      for (const { source, target } of kept) previous.share(source, target)
      for (const [target, text] of Object.entries(outputs)) previous.write(text, target)
      previous.save()
      isEarlierOutputUseful = previous.isMostlySame()
    },
    hosting(next: string) {
      for (const [file, text] of Object.entries(hosting)) {
        mkdirSync(dirname(join(next, file)), { recursive: true })
        writeFileSync(join(next, file), text)
      }
    },
  }
  await replaceFolders(root, published, { dist: earlier })
  // Removing it as a whole is faster than file by file, for each file that is linked in its place.
  if (!isEarlierOutputUseful) rmSync(earlier, { recursive: true, force: true })
}

function explainStrangers([first, ...more]: readonly string[]): string {
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  return `dist/${first}${others} was not made by a build, and is gone with the site that it replaces. Put files of your own into static/, from which each build copies them.`
}

/** The smallest page that can be finalised: shows what is injected into every page. */
const emptyPage = '<head><meta charSet="utf-8"/></head><script src="/boot.js"></script>'

const targetsOf = (publications: readonly Publication[]) => publications.map(({ target }) => target)

const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1))

/**
 * Returns a page's HTML file: `services/erp-integration/index.html` is published as
 * `services/erp-integration.html`, which every host serves without a trailing slash.
 */
function pageFile(path: string): string | Publication {
  const name = nameOf(path)
  if (name.endsWith('.html')) return name
  const source = path === '/' ? 'index.html' : `${name}/index.html`
  return { source, target: `${name}.html` }
}

/**
 * Returns the key of a picture. It includes the name: of two identical pictures, an earlier build may have
 * had another one.
 */
const pictureKey = ({ internal, name }: { internal: { contentDigest: string }; name?: unknown }) =>
  `${internal.contentDigest}/${String(name)}`

/** Returns the optimised pictures of the content's current files: sharp names them after content and file. */
function pictures(publicFolder: string, sources: ReadonlySet<string>): string[] {
  return filesBelow(join(publicFolder, 'static'))
    .filter((file) => sources.has(`${file.slice(0, file.indexOf('/'))}/${parse(file).name}`))
    .map((file) => `static/${file}`)
}

/** Returns a function that publishes a file of a folder, at the same path unless another one is given. */
const from =
  (folder: string) =>
  (file: string | Publication): Publication =>
    typeof file === 'string'
      ? { source: join(folder, file), target: file }
      : { source: join(folder, file.source), target: file.target }
