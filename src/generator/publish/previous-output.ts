/** Incremental publish: reuses files of the previous output, most of which this build would write again. */
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
 * Where the output before the previous one is kept, from the project's folder. The next output is made out of
 * it: what has not changed since takes nothing, and the folder need not be removed.
 */
export const earlierOutput = join('.cache', 'previous-output')

/** Fingerprints of a published file and of what it was made from, by which a change of either shows. */
interface Marks {
  source: string
  target: string
}

/** Record of a build's output. */
interface Note {
  /** What published files depend on beside their sources. */
  version: string
  files: Record<string, Marks>
  /** All files of the output, including those without marks. */
  site?: readonly string[]
}

/** A text of the site that is written only when it is needed. */
export interface LazyText {
  /** Changes with what the text is made of. */
  key: string
  write(): string
}

interface Folders {
  /** The project's folder. */
  root: string
  /** The folder of the previous output. */
  previous: string
  /** The folder of the next output. Files that it already holds are links to files of earlier outputs. */
  next: string
}

/** Links what has not changed into the next output, and records what was made for the build after it. */
export class PreviousOutput {
  private readonly knownMarks: Readonly<Record<string, Marks>>
  /** Files that the last build has published; undefined if it left no record. */
  private readonly published: readonly string[] | undefined
  private readonly files: Record<string, Marks> = {}
  /** Files that the next output's folder already holds. */
  private readonly existing = new Set<string>()
  /** All files of the next output. */
  private targets: readonly string[] = []
  private reusedCount = 0

  /** @param version what published files depend on beside their sources */
  constructor(
    private readonly folders: Folders,
    private readonly version: string,
  ) {
    const note = readNote(folders.root)
    this.knownMarks = note?.version === version ? note.files : {}
    this.published = note?.site
  }

  /** Returns files that somebody has put into the previous output since it was published. */
  strangers(): string[] {
    if (!this.published) return []
    const published = new Set(this.published)
    return filesBelow(this.folders.previous).filter(
      (file) =>
        // Ignores the compressed copies of what is published (npm run compress), and hidden files of systems.
        !published.has(file.replace(/\.(br|gz)$/, '')) &&
        !published.has(file) &&
        !basename(file).startsWith('.'),
    )
  }

  /** Creates the folders of the next output, and removes files that do not belong to it. */
  makeFolders(targets: readonly string[]): void {
    this.targets = targets
    const wanted = new Set(targets)
    const folders = new Set(targets.flatMap(foldersOf))
    for (const file of filesBelow(this.folders.next)) {
      const stale = foldersOf(file).find((folder) => !folders.has(folder)) ?? file
      if (wanted.has(file)) this.existing.add(file)
      else rmSync(join(this.folders.next, stale), { recursive: true, force: true })
    }
    const present = new Set([...this.existing].map((file) => dirname(file)))
    for (const folder of folders)
      if (!present.has(folder)) mkdirSync(join(this.folders.next, folder), { recursive: true })
  }

  /** Whether most files of the next output are those of the previous one. */
  isMostlySame(): boolean {
    return this.reusedCount * 2 > Object.keys(this.files).length
  }

  /** Puts a file into the next output: a link to the previous one, or a new file made from its source. */
  put(source: string, target: string, make: (source: string, file: string) => void): void {
    if (this.link(source, target)) return
    make(source, join(this.folders.next, target))
    this.note(source, target)
  }

  /** Links the file of the previous output if it was made from the same source; else leaves no file there. */
  link(source: string, target: string): boolean {
    return this.reuse(markOf(source), target)
  }

  /**
   * Links the file of the previous output if it was made of the same; else leaves no file there.
   * @param key changes with what the file is made of
   */
  reuse(key: string, target: string): boolean {
    const marks = { source: key, target: markOf(this.previousFile(target)) }
    const knownMarks = this.knownMarks[target]
    const isSame = knownMarks?.source === marks.source && knownMarks.target === marks.target
    if (!this.tryLink(target, isSame && this.previousFile(target))) return false
    this.reusedCount += 1
    this.files[target] = marks
    return true
  }

  /** Records a file that was made anew. */
  note(source: string, target: string): void {
    this.noteKey(markOf(source), target)
  }

  /** Records a file that was made anew, with the key of what it was made of. */
  noteKey(key: string, target: string): void {
    this.files[target] = { source: key, target: markOf(join(this.folders.next, target)) }
  }

  /** Writes a text of the next output, or links that of the previous one if it was made of the same. */
  make({ key, write }: LazyText, target: string): void {
    if (this.reuse(key, target)) return
    writeFileSync(join(this.folders.next, target), write())
    this.noteKey(key, target)
  }

  /** Writes a file of the next output, or links that of the previous one if it has the same content. */
  write(text: string, target: string): void {
    const isSame = textOf(this.previousFile(target)) === text
    if (!this.tryLink(target, isSame && this.previousFile(target)))
      writeFileSync(join(this.folders.next, target), text)
  }

  /** Links a file that is named after its content into the next output: it takes no space of its own. */
  share(source: string, target: string): void {
    // Across file systems it is copied.
    if (!this.tryLink(target, source)) copyFileSync(source, join(this.folders.next, target))
  }

  /** Saves the record. If the next output does not replace the previous one, none of its marks will match. */
  save(): void {
    const note: Note = { version: this.version, files: this.files, site: this.targets }
    writeFileSync(noteFile(this.folders.root), JSON.stringify(note))
  }

  /**
   * Links a file into the next output, if there is one to link, and returns whether it did. A file that is
   * already there is removed: it may be a link to a file of the previous output, which must not be
   * overwritten.
   */
  private tryLink(target: string, file: string | false): boolean {
    const place = join(this.folders.next, target)
    if (this.existing.has(target)) {
      if (file && isSameFile(file, place)) return true
      unlinkSync(place)
    }
    return file !== false && hardLink(file, place)
  }

  private previousFile(target: string): string {
    return join(this.folders.previous, target)
  }
}

/** Returns the folders that a file is in, outermost first; its path has `/` on every system. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1)
  return names.map((_name, index) => names.slice(0, index + 1).join('/'))
}

const noteFile = (root: string) => join(root, '.cache', 'published-files.json')

function readNote(root: string): Note | undefined {
  const text = textOf(noteFile(root))
  return text === undefined ? undefined : (JSON.parse(text) as Note)
}

/** Returns a fingerprint of a file: its inode, size and time of change; empty if there is no file. */
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

/** Links a file; returns false if there is no such file, or the disk has no links. */
function hardLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
