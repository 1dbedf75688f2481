import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { PageLanguageContext } from '../../language/page-language'
import { type FinaliseOptions, pageFinaliser } from '../../policy/finalise-html'
import { readEmitted } from '../bundle/emitted'
import { replaceFolders } from './atomic-replace'
import { filesBelow, type Publication, staticFiles, writeChanged } from './files'
import { pageDataIn, shellDataFolder } from './shell-data-files'

/** Files that are made together: at the end of a build, or on request in development. */
export interface GeneratedFiles {
  /** Their paths in `dist/`. */
  targets: readonly string[]
  make(): Promise<Publication[]>
}

export interface PublishOptions {
  root: string
  /** Texts by path in `dist/`. */
  outputs: Readonly<Record<string, string>>
  /** Texts for hosts, by path in `hosting/`. */
  hosting: Readonly<Record<string, string>>
  made: readonly Publication[]
  /** For injecting CSP and SRI into pages. */
  finalise: FinaliseOptions
}

/**
 * Assembles the site in `dist/`, and files for hosts in `hosting/`. Selects this build's files, because `public/` also
 * contains files of earlier builds.
 * @throws if a file is missing or cannot be written. The previous site remains.
 */
export async function publish(
  { store, getNodesByType }: Pick<BuildArgs, 'store' | 'getNodesByType'>,
  { root, outputs, hosting, made, finalise }: PublishOptions,
): Promise<void> {
  const publicFolder = join(root, 'public')
  const state: {
    pages: Map<string, { context?: PageLanguageContext }>
    staticQueryComponents: Map<string, { hash: string }>
  } = store.getState()
  const sources = new Set(getNodesByType('File').map(pictureKey))
  const paths = [...state.pages.keys()].filter((path) => path !== '/404')
  const pages = paths.map((path) => pageFile(publicFolder, path))
  const pageData = paths.map((path) => ({
    ...from(publicFolder)(`page-data/${nameOf(path)}/page-data.json`),
    language: state.pages.get(path)?.context?.language,
  }))
  const queried = [
    ...[...state.staticQueryComponents.values()].map(({ hash }) => `page-data/sq/d/${hash}.json`),
    'page-data/app-data.json',
  ].map(from(publicFolder))
  const shellData = filesBelow(join(root, shellDataFolder)).map((name) => ({
    source: join(root, shellDataFolder, name),
    target: `page-data/sq/d/${name}`,
  }))
  const statics = staticFiles(root).map(from(join(root, 'static')))
  const named = [...(await readEmitted(root)).assets, ...pictures(publicFolder, sources)].map(
    from(publicFolder),
  )
  const published = {
    dist(next: string) {
      const finalised = pageFinaliser(finalise)
      // Static files first: a built file with the same name overwrites them.
      for (const { source, target } of [...statics, ...queried, ...shellData, ...named, ...made])
        writeChanged(join(next, target), readFileSync(source))
      for (const { source, target } of pages)
        writeChanged(join(next, target), finalised(readFileSync(source, 'utf8')))
      for (const { source, target, language } of pageData)
        writeChanged(join(next, target), pageDataIn(readFileSync(source, 'utf8'), language))
      writeTexts(next, outputs)
    },
    hosting: (next: string) => writeTexts(next, hosting),
  }
  replaceFolders(root, published)
}

function writeTexts(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) writeChanged(join(folder, file), text)
}

const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1))

/** `services/index.html` becomes `services.html`, which every host serves without a trailing slash. */
function pageFile(publicFolder: string, path: string): Publication {
  const name = nameOf(path)
  if (name.endsWith('.html')) return { source: join(publicFolder, name), target: name }
  return { source: join(publicFolder, path, 'index.html'), target: `${name}.html` }
}

/** Includes the name, because an earlier build may have had an identical picture under another name. */
const pictureKey = ({ internal, name }: { internal: { contentDigest: string }; name?: unknown }) =>
  `${internal.contentDigest}/${String(name)}`

/** sharp's paths contain the digest and name of the original. */
function pictures(publicFolder: string, sources: ReadonlySet<string>): string[] {
  return filesBelow(join(publicFolder, 'static'))
    .filter((file) => sources.has(`${file.slice(0, file.indexOf('/'))}/${parse(file).name}`))
    .map((file) => `static/${file}`)
}

const from = (folder: string) => (file: string) => ({ source: join(folder, file), target: file })
