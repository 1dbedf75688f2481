/** The site that the last build has published: most of its files are what this build would write again. */
import { linkSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks of a published file and of what it was made from, by which a change of either shows. */
interface Marks {
  source: string
  target: string
}

interface Note {
  /** What decides on published files beside their sources. */
  version: string
  files: Record<string, Marks>
}

/** Links what has not changed into the next site, and remembers what was made for the site after it. */
export class LastSite {
  private readonly known: Readonly<Record<string, Marks>>
  private readonly files: Record<string, Marks> = {}

  /**
   * @param root the project's folder
   * @param folder the site's folder
   * @param version what decides on published files beside their sources
   */
  constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly version: string,
  ) {
    const note = readNote(root)
    this.known = note?.version === version ? note.files : {}
  }

  /**
   * Puts a file into the next site: a link to the last site's, or what is made anew.
   * @param source path of what it is made from
   * @param target its path in the site
   * @param next the next site's folder
   */
  put(source: string, target: string, next: string, make: (source: string, file: string) => void) {
    if (this.link(source, target, next)) return
    make(source, join(next, target))
    this.note(source, target, next)
  }

  /** Links the last site's file where it was made from the same source; false where another is needed. */
  link(source: string, target: string, next: string): boolean {
    const last = join(this.folder, target)
    const marks = { source: markOf(source), target: markOf(last) }
    const known = this.known[target]
    const isSame = known?.source === marks.source && known.target === marks.target
    if (!(isSame && isLinked(last, join(next, target)))) return false
    this.files[target] = marks
    return true
  }

  /** Remembers a file that was made anew. */
  note(source: string, target: string, next: string): void {
    this.files[target] = { source: markOf(source), target: markOf(join(next, target)) }
  }

  /** Writes a file of the next site, or links the last site's where it was made of the same. */
  make(key: string, write: () => string, target: string, next: string): void {
    const last = join(this.folder, target)
    const file = join(next, target)
    const known = this.known[target]
    const isSame = known?.source === key && known.target === markOf(last)
    if (!(isSame && isLinked(last, file))) writeFileSync(file, write())
    this.files[target] = { source: key, target: markOf(file) }
  }

  /** Writes a file of the next site, or links the last site's where it has the same words. */
  write(text: string, target: string, next: string): void {
    const last = join(this.folder, target)
    const file = join(next, target)
    if (!(textOf(last) === text && isLinked(last, file))) writeFileSync(file, text)
  }

  /** Notes what was put. Should the next site not take the last one's place, no mark of it is found again. */
  save(): void {
    const note: Note = { version: this.version, files: this.files }
    writeFileSync(noteFile(this.root), JSON.stringify(note))
  }
}

const noteFile = (root: string) => join(root, '.cache', 'published-files.json')

function readNote(root: string): Note | undefined {
  const text = textOf(noteFile(root))
  return text === undefined ? undefined : (JSON.parse(text) as Note)
}

/** Which file it is, its size and its time of change; empty where there is none. */
function markOf(path: string): string {
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

/** Links a file; false where the disk has no such file, or no links. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
