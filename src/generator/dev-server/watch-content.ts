/** Checks the content again after every change while writers work, and reports in terminal and browser. */
import { type Stats, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import chokidar from 'chokidar'
import type { ParentSpanPluginArgs, Reporter } from 'gatsby'
import type { ContentCheck } from '../../content-model/check/check'
import { formatReport } from '../../content-model/check/diagnostics'
import { whileThere } from '../../content-model/read/files'
import { writeLook } from '../look/look-files'
import { explainError } from '../machine-errors'
import { acceptedKeys, isComplete } from '../nodes/accepted-content'
import type { Content } from '../nodes/content'
import { copyPictures, removeUnusedPictures } from '../nodes/content-pictures'
import type { PageMaking } from './page-making'
import { Placement } from './placement'
import type { DevReport } from './serve-report'

/** Milliseconds without a further change after which the content is checked: editors write in steps. */
const settleDelayMs = 30
/** Milliseconds for which a file that was emptied is left alone: editors empty a file before they write it anew. */
const emptyFileDelayMs = 300
/** Milliseconds after which a check that has failed is tried again: whatever was in its way may be gone. */
const retryDelayMs = 1000

/** The state of the development server that watching shares with its other steps. */
interface Watching {
  content: Content
  pageMaking: PageMaking
  report: DevReport
}

/**
 * Checks the content and hands it to Gatsby now and after every change.
 * @returns when there is enough without problems to show a site
 */
export function watchContent(
  { reporter, ...args }: ParentSpanPluginArgs,
  { content, pageMaking, report }: Watching,
): Promise<Placement> {
  const root: string = args.store.getState().program.directory
  const placement = new Placement(content, pageMaking, args)
  return new Promise((ready) => {
    let failure = ''
    let isRunning = false
    let changedFile = ''
    const update = () => {
      const before = stateOf(changedFile)
      const check = content.check()
      const now = stateOf(changedFile)
      const isJustEmptied = now?.size === 0 && Date.now() - now.mtimeMs < emptyFileDelayMs
      // The check may have read it half written.
      if (isJustEmptied || now?.mtimeMs !== before?.mtimeMs) return updateSoon(emptyFileDelayMs)
      const copied = copyPictures(root, check)
      writeLook(root)
      const complete = isComplete(acceptedKeys(check, content.placed.keys), check)
      // While Gatsby runs, copies of pictures stay: a tab may still request one.
      if (isRunning) placement.update(check, copied)
      else {
        removeUnusedPictures(root, check)
        content.placed.place(acceptedKeys(check, content.placed.keys))
      }
      isRunning ||= complete
      // After this turn, so that a writer does not wait for the disk.
      setImmediate(() => content.keepResults())
      const words = announce(report, { root, check, complete })
      if (words) say(words, reporter)
      if (complete) ready(placement)
    }
    let timer: NodeJS.Timeout | undefined
    const updateSoon = (delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(updateOrSay, delay)
    }
    /** While a disk is full or a folder may not be read, the server says so and goes on. */
    const updateOrSay = () => {
      try {
        update()
        failure = ''
      } catch (error) {
        const words = explainError(error, root) ?? String(error)
        if (words !== failure) say(words, reporter)
        failure = words
        updateSoon(retryDelayMs)
      }
    }
    // Of changes that follow each other within 50 ms, chokidar tells the first alone; the system tells all.
    const options = { ignoreInitial: true, followSymlinks: false }
    const watcher = chokidar.watch(join(root, 'content'), options)
    const updateAfterChange = (path: string) => {
      changedFile = path
      updateSoon(settleDelayMs)
    }
    watcher.on('all', (_event, path) => updateAfterChange(path))
    watcher.on(
      'raw',
      (_event, name: string | null, { watchedPath }: { watchedPath?: string } = {}) =>
        updateAfterChange(changedPath(name, watchedPath)),
    )
    // A folder that vanishes while chokidar begins to watch it.
    watcher.on('error', () => updateSoon(settleDelayMs))
    updateOrSay()
  })
}

/**
 * Returns the path that a raw event is about.
 * @param name what the system names: on Linux a name in the watched folder, on macOS and when polling a whole path
 * @param watched the watched path; on Linux alone
 */
function changedPath(name: string | null, watched?: string): string {
  if (!name || !watched) return name ?? watched ?? ''
  return basename(watched) === name ? watched : join(watched, name)
}

/** Returns size and time of change of a file; undefined where there is none. */
function stateOf(path: string): Stats | undefined {
  const stats = whileThere(() => statSync(path))
  return stats?.isFile() ? stats : undefined
}

interface Announced {
  root: string
  check: ContentCheck
  /** Whether there is enough without problems to show a site. */
  complete: boolean
}

/**
 * Tells open pages what the check says.
 * @returns what the terminal is to say: nothing again, since one save of an editor may be several changes
 */
function announce(report: DevReport, { root, check, complete }: Announced): string {
  const { files, diagnostics, day } = check
  const words = diagnostics.length > 0 ? formatReport(diagnostics) : ''
  const isUnfinished = diagnostics.every(({ unfinished }) => unfinished)
  const before = report.tell(words, { root, files, day, isUnfinished })
  if (words === before) return ''
  if (!words) return 'The content has no problems any more.'
  if (isUnfinished) return `${words}\n\n${asTheyAre}`
  return `${words}\n\n${complete ? meanwhile : waiting}`
}

const asTheyAre =
  'The site shows placeholders as they are. A build asks for them to be replaced first.'
const meanwhile =
  'Until they are fixed, the site shows the last versions without problems, and leaves out new files that have some.'
const waiting = 'The site will be shown as soon as they are fixed.'

/** In a terminal Gatsby draws over what others write; elsewhere its reporter breaks long lines. */
function say(words: string, reporter: Reporter): void {
  if (process.stderr.isTTY) reporter.log(`\n${words}\n`)
  else process.stderr.write(`\n${words}\n\n`)
}
