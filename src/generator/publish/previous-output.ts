/** The site that the last build has published: most of its files are what this build would write again. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from './files'

/**
 * Where the site before the last one stays, from the project's folder: made into the next one, it takes
 * nothing for what has not changed since, and need not be removed.
 */
export const earlierOutput = join('.cache', 'last-site')

/** Marks of a published file and of what it was made from, by which a change of either shows. */
interface Marks {
  source: string
  target: string
}

interface Note {
  /** What decides on published files beside their sources. */
  version: string
  files: Record<string, Marks>
  /** All files of the site, those without marks too. */
  site?: readonly string[]
}

/** A text of the site that is written when it is needed. */
export interface LazyText {
  /** What it is made of; absent where this takes as long to say as to write it. */
  key?: string
  write(): string
}

interface Sites {
  /** The project's folder. */
  root: string
  /** The last site's folder. */
  last: string
  /** The next site's folder. What it holds already are links to the files of earlier sites. */
  next: string
}

/** Links what has not changed into the next site, and remembers what was made for the site after it. */
export class LastSite {
  private readonly known: Readonly<Record<string, Marks>>
  /** What the last build has published; undefined where it left no word of it. */
  private readonly published: readonly string[] | undefined
  private readonly files: Record<string, Marks> = {}
  /** Files that stand in the next site's folder from earlier. */
  private readonly standing = new Set<string>()
  /** All files of the next site. */
  private targets: readonly string[] = []
  private same = 0

  /** @param version what decides on published files beside their sources */
  constructor(
    private readonly sites: Sites,
    private readonly version: string,
  ) {
    const note = readNote(sites.root)
    this.known = note?.version === version ? note.files : {}
    this.published = note?.site
  }

  /** Files that somebody has put into the last site since it was published. */
  strangers(): string[] {
    if (!this.published) return []
    const published = new Set(this.published)
    return filesBelow(this.sites.last).filter(
      (file) =>
        // Not the compressed copies of what is published (npm run compress), nor what systems leave.
        !published.has(file.replace(/\.(br|gz)$/, '')) &&
        !published.has(file) &&
        !basename(file).startsWith('.'),
    )
  }

  /** Makes the folders for the next site's files, and removes what is none of them. */
  makeFolders(targets: readonly string[]): void {
    this.targets = targets
    const wanted = new Set(targets)
    const folders = new Set(targets.flatMap(foldersOf))
    for (const file of filesBelow(this.sites.next)) {
      const stale = foldersOf(file).find((folder) => !folders.has(folder)) ?? file
      if (wanted.has(file)) this.standing.add(file)
      else rmSync(join(this.sites.next, stale), { recursive: true, force: true })
    }
    const present = new Set([...this.standing].map((file) => dirname(file)))
    for (const folder of folders)
      if (!present.has(folder)) mkdirSync(join(this.sites.next, folder), { recursive: true })
  }

  /** Whether most of the next site's files are the last site's own. */
  isMostlySame(): boolean {
    return this.same * 2 > Object.keys(this.files).length
  }

  /** Puts a file into the next site: a link to the last site's, or what is made anew of its source. */
  put(source: string, target: string, make: (source: string, file: string) => void): void {
    if (this.link(source, target)) return
    make(source, join(this.sites.next, target))
    this.note(source, target)
  }

  /** Links the last site's file where it was made from the same source; else nothing stands there. */
  link(source: string, target: string): boolean {
    const marks = { source: markOf(source), target: markOf(this.lastOf(target)) }
    const known = this.known[target]
    const isSame = known?.source === marks.source && known.target === marks.target
    if (!this.isPut(target, isSame && this.lastOf(target))) return false
    this.same += 1
    this.files[target] = marks
    return true
  }

  /** Remembers a file that was made anew. */
  note(source: string, target: string): void {
    const file = join(this.sites.next, target)
    this.files[target] = { source: markOf(source), target: markOf(file) }
  }

  /** Writes a text of the next site, or links the last site's where it was made of the same. */
  make({ key, write }: LazyText, target: string): void {
    if (key === undefined) {
      this.write(write(), target)
      return
    }
    const known = this.known[target]
    const isSame = known?.source === key && known.target === markOf(this.lastOf(target))
    const file = join(this.sites.next, target)
    if (this.isPut(target, isSame && this.lastOf(target))) this.same += 1
    else writeFileSync(file, write())
    this.files[target] = { source: key, target: markOf(file) }
  }

  /** Writes a file of the next site, or links the last site's where it has the same words. */
  write(text: string, target: string): void {
    const isSame = textOf(this.lastOf(target)) === text
    if (!this.isPut(target, isSame && this.lastOf(target)))
      writeFileSync(join(this.sites.next, target), text)
  }

  /** Puts a file that is named after its content into the next site: it takes no space of its own. */
  share(source: string, target: string): void {
    // Across file systems a copy takes the link's place.
    if (!this.isPut(target, source)) copyFileSync(source, join(this.sites.next, target))
  }

  /** Notes what was put. Should the next site not take the last one's place, no mark of it is found again. */
  save(): void {
    const note: Note = { version: this.version, files: this.files, site: this.targets }
    writeFileSync(noteFile(this.sites.root), JSON.stringify(note))
  }

  /**
   * Links a file into the next site, where there is one to link. What stood there goes: it may be a link to
   * a file of the last site, which is not to be written over.
   */
  private isPut(target: string, file: string | false): boolean {
    const place = join(this.sites.next, target)
    if (this.standing.has(target)) {
      if (file && isSameFile(file, place)) return true
      unlinkSync(place)
    }
    return file !== false && isLinked(file, place)
  }

  private lastOf(target: string): string {
    return join(this.sites.last, target)
  }
}

/** The folders that a file stands in, the outermost first; its path has `/` on every system. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1)
  return names.map((_name, index) => names.slice(0, index + 1).join('/'))
}

const noteFile = (root: string) => join(root, '.cache', 'published-files.json')

function readNote(root: string): Note | undefined {
  const text = textOf(noteFile(root))
  return text === undefined ? undefined : (JSON.parse(text) as Note)
}

/** Which file it is, its size and its time of change; empty where there is none. */
export function markOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }))
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev
}

/** Links a file; false where the disk has no such file, or no links. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
