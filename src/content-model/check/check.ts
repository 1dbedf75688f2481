import { join } from 'node:path'
import { fixedPages } from '../addresses/page-names'
import { singletons } from '../collections/registry'
import { readDocument } from '../read/document'
import { walkFolder } from '../read/files'
import { explainMisplaced, locate, nounOf } from '../read/locations'
import { bannedWordsIn } from '../rules/text/banned-words'
import { brokenAddresses } from '../site-rules/links/url-manifest'
import { logoDiagnostics } from '../site-rules/logo'
import { decodeNamed, figureDiagnostics, type KnownPictures } from '../site-rules/pictures'
import { checkTogether } from '../site-rules/site-rules'
import {
  missingTranslations,
  timeZoneOf,
  withoutUnknownLanguages,
} from '../site-rules/translations'
import { currentDay } from '../visibility/day'
import { type CheckCache, readKeyed } from './check-cache'
import { type CheckedFile, summarise } from './checked-file'
import { capitalised, compare, type FileDiagnostic, ofFile } from './diagnostics'

export interface ContentCheck extends KnownPictures {
  files: CheckedFile[]
  /** Cache keys of files by path under `content/`. */
  keys: ReadonlyMap<string, string>
  /** The company's day, as year-month-day. */
  day: string
  diagnostics: FileDiagnostic[]
}

interface CheckOptions {
  /** Results of earlier checks, for unchanged files. */
  cache?: CheckCache
  /** Day of the build, as year-month-day. Default: the company's current day. */
  day?: string
  /** Reads a file that is not in the cache. */
  read?: typeof readDocument
}

/** Checks everything under `content/`: first each file, then all together. */
export function checkContent(
  root: string,
  { cache, day: given, read = readDocument }: CheckOptions = {},
): ContentCheck {
  const { paths, pictures, diagnostics } = listContent(join(root, 'content'))
  const keys = new Map<string, string>()
  const banned = bannedWordsIn(root)
  cache?.keepFor(banned.digest)
  const all = paths.flatMap((path) => {
    const loaded = readKeyed(join(root, 'content'), path)
    if (!loaded) return []
    const { key, bytes, original } = loaded
    keys.set(path, key)
    const known = cache?.files.get(key)
    if (known) return [known]
    const file = summarise(read(path, bytes, original, banned))
    cache?.files.set(key, file)
    return [file]
  })
  const files = withoutUnknownLanguages(all)
  const decoded = decodeNamed(files, pictures, root, cache?.pictures)
  const day = given ?? currentDay(timeZoneOf(files))
  return {
    files,
    keys,
    pictures,
    decoded,
    day,
    diagnostics: [
      ...diagnostics,
      ...linkedStatics(root),
      ...missingFiles(keys),
      ...missingTranslations(files),
      ...logoDiagnostics(root),
      ...figureDiagnostics(decoded),
      ...files.flatMap((file) => file.diagnostics),
      ...checkTogether(files, { pictures, decoded }, { root, day }),
      ...brokenAddresses(files, root, day),
    ],
  }
}

/** `pictures` contains every file, keyed by each Unicode form of its path. */
function listContent(folder: string) {
  const paths: string[] = []
  const pictures = new Map<string, string>()
  const diagnostics: FileDiagnostic[] = []
  for (const { path, entry } of walkFolder(folder)) {
    if (/(^|\/)\./.test(path)) continue
    const file = `content/${path}`
    if (!entry.isFile()) {
      diagnostics.push(ofFile(file, notFollowed))
      continue
    }
    // macOS stores decomposed letters, but editors write composed letters.
    for (const name of [path.normalize('NFD'), path.normalize('NFC'), path])
      pictures.set(name, path)
    const misplaced = locate(path) ? undefined : explainMisplaced(path)
    if (misplaced) diagnostics.push(ofFile(file, misplaced))
    else if (locate(path)) paths.push(path)
  }
  return { paths: paths.sort(compare), pictures, diagnostics }
}

const notFollowed = 'Symbolic links are not allowed here. Put the file itself here.'

/** Reports symbolic links in `static/`, because Gatsby would copy their targets into the site. */
function linkedStatics(root: string): FileDiagnostic[] {
  return [...walkFolder(join(root, 'static'))].flatMap(({ path, entry }) =>
    entry.isFile() ? [] : [ofFile(`static/${path}`, notFollowed)],
  )
}

/** Reports missing singletons and fixed pages. */
function missingFiles(found: ReadonlyMap<string, unknown>): FileDiagnostic[] {
  const missing = (path: string, contents: string) =>
    found.has(path)
      ? []
      : [ofFile(`content/${path}`, `The file is missing. It contains ${contents}`)]
  return [
    ...Object.entries(singletons).flatMap(([path, definition]) =>
      missing(path, `${nounOf(definition)}. Restore it from Git.`),
    ),
    ...fixedPages.flatMap((name) => {
      const title = capitalised(name.replaceAll('-', ' '))
      return missing(
        `pages/${name}.mdx`,
        `the texts of /${name}, which every site needs. Restore it from Git, or create it: npm run new -- page "${title}"`,
      )
    }),
  ]
}
