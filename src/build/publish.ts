/**
 * Puts the finished site together in `dist/`, and what hosts need beside it in `hosting/`. Gatsby's
 * `public/` keeps what earlier builds left there; this lists what belongs to the present build, so
 * that nothing stale is published, and a build that fails leaves the last good site in place.
 */
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { readAssetList } from './asset-list'
import { filesBelow } from './files'
import { replaceFolders } from './replace'

/** A file to publish: where it stands now, and its path in `dist/`. */
export interface Publication {
  source: string
  target: string
}

export interface PublishOptions {
  /** The project's folder. */
  root: string
  /** Files made at the end of the build, by their path in `dist/`. */
  outputs: Readonly<Record<string, string>>
  /** Files for hosts, by their path in `hosting/`. */
  hosting: Readonly<Record<string, string>>
  /** Files that other steps have made. */
  made: readonly Publication[]
  /** Returns the HTML of a page as it is published. */
  seal(html: string): string
}

/**
 * Publishes the pages, their data, scripts, pictures and static files of this build.
 * @throws when a file that belongs to the build is missing, or cannot be written
 */
export async function publish(
  { store, getNodesByType }: Pick<BuildArgs, 'store' | 'getNodesByType'>,
  { root, outputs, hosting, made, seal }: PublishOptions,
): Promise<void> {
  const publicFolder = join(root, 'public')
  const state: {
    pages: Map<string, unknown>
    staticQueryComponents: Map<string, { hash: string }>
  } = store.getState()
  const sources = new Set(getNodesByType('File').map(pictureKey))
  const paths = [...state.pages.keys()].filter((path) => path !== '/404')
  const pages = paths.map(pageFile).map(from(publicFolder))
  const rewritten = [
    ...paths.map((path) => `page-data/${nameOf(path)}/page-data.json`),
    ...[...state.staticQueryComponents.values()].map(({ hash }) => `page-data/sq/d/${hash}.json`),
    'page-data/app-data.json',
  ].map(from(publicFolder))
  const statics = filesBelow(join(root, 'static'))
    .filter((name) => !basename(name).startsWith('.'))
    .map(from(join(root, 'static')))
  const named = [...(await readAssetList(root)), ...(await pictures(publicFolder, sources))]
  const kept = [...named.map(from(publicFolder)), ...made]

  await replaceFolders(root, {
    async dist(next) {
      // What is written over in place, by the next build or by a writer, must not change what is published.
      await putAll([...rewritten, ...statics], next, copyFile)
      await putAll(pages, next, async (source, target) =>
        writeFile(target, seal(await readFile(source, 'utf8'))),
      )
      // What is named after its content never changes: a hard link costs no space and no time.
      await putAll(kept, next, linkOrCopy)
      await writeAll(outputs, next)
    },
    hosting: (next) => writeAll(hosting, next),
  })
}

const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1))

/**
 * A page's HTML: `services/erp-integration/index.html` is published as
 * `services/erp-integration.html`, which every host serves without a slash at the end.
 */
function pageFile(path: string): string | Publication {
  const name = nameOf(path)
  if (name.endsWith('.html')) return name
  const source = path === '/' ? 'index.html' : `${name}/index.html`
  return { source, target: `${name}.html` }
}

/** Of two pictures alike, an earlier build may have known another one. */
const pictureKey = ({ internal, name }: { internal: { contentDigest: string }; name?: unknown }) =>
  `${internal.contentDigest}/${String(name)}`

/** Optimised pictures of the content's present files: sharp names them after content and file. */
async function pictures(publicFolder: string, sources: ReadonlySet<string>): Promise<string[]> {
  const folder = join(publicFolder, 'static')
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: digest }) =>
      filesBelow(join(folder, digest))
        .filter((file) => sources.has(`${digest}/${parse(file).name}`))
        .map((file) => `static/${digest}/${file}`),
    )
}

type Put = (source: string, target: string) => Promise<void>

async function putAll(publications: readonly Publication[], folder: string, put: Put) {
  const folders = new Set(publications.map(({ target }) => dirname(join(folder, target))))
  for (const path of folders) await mkdir(path, { recursive: true })
  // A few at a time: the disk answers one while the next is being asked for.
  for (let at = 0; at < publications.length; at += together)
    await Promise.all(
      publications
        .slice(at, at + together)
        .map(({ source, target }) => put(source, join(folder, target))),
    )
}

const together = 16

/** Across file systems a copy takes the link's place. */
const linkOrCopy: Put = (source, target) =>
  link(source, target).catch(() => copyFile(source, target))

/** Publishes a file of a folder at the same path, where it names no other. */
const from =
  (folder: string) =>
  (file: string | Publication): Publication =>
    typeof file === 'string'
      ? { source: join(folder, file), target: file }
      : { source: join(folder, file.source), target: file.target }

/** Writes files below a folder, by their path. */
async function writeAll(files: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const folders = new Set(Object.keys(files).map((file) => dirname(join(folder, file))))
  for (const path of folders) await mkdir(path, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
}
