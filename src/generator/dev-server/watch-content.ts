/** Checks the content again after every change while writers work, and reports in terminal and browser. */
import { join } from 'node:path'
import chokidar from 'chokidar'
import type { Reporter } from 'gatsby'
import { formatReport } from '../../content-model/check/diagnostics'
import { explainError } from '../machine-errors'
import type { Content } from '../nodes/content'
import { copyPictures, removeUnusedPictures } from '../nodes/content-pictures'
import { acceptedKeys, isComplete } from '../nodes/validated-content'
import { iconsIn, writeTheme } from '../theme/theme-files'
import type { DevReport } from './serve-report'
import type { Staging } from './staging'

/** Milliseconds without a further change after which the content is checked: editors write in steps. */
const settleDelayMs = 30
/** Milliseconds after which a new problem is told if it is still there: editors empty a file before they write it anew. */
const confirmDelayMs = 300
/** Milliseconds after which a check that has failed is tried again: whatever was in its way may be gone. */
const retryDelayMs = 1000

/** The state of the development server that watching shares with its other steps. */
interface Watching {
  content: Content
  staging: Staging
  report: DevReport
  reporter: Reporter
}

/**
 * Checks the content and hands it to Gatsby now and after every change.
 * @param root the project's folder
 * @returns when there is enough without problems to show a site
 */
export function watchContent(
  root: string,
  { content, staging, report, reporter }: Watching,
): Promise<void> {
  return new Promise((ready) => {
    let failure = ''
    let isRunning = false
    /** What the last check has found, and what was told last. */
    let [found, told] = ['', '']
    let foundAt = 0
    const icons = new Set<string>()
    const update = () => {
      const check = content.check()
      const { files, diagnostics, day } = check
      const words = diagnostics.length > 0 ? formatReport(diagnostics) : ''
      if (words !== found) foundAt = Date.now()
      found = words
      const isKnown = words === '' || words === told
      if (!isKnown && Date.now() < foundAt + confirmDelayMs) return updateSoon(confirmDelayMs)
      const copied = copyPictures(root, check)
      // Icons stay: the last version of a file without problems may still name them.
      for (const icon of iconsIn(files)) icons.add(icon)
      writeTheme(root, icons)
      const accepted = acceptedKeys(check, content.staged.keys)
      // While Gatsby runs, copies of pictures stay: a tab may still request one.
      if (isRunning) staging.update(check, accepted, copied)
      else {
        removeUnusedPictures(root, check)
        content.staged.stage(accepted)
      }
      const complete = isComplete(accepted, check)
      isRunning ||= complete
      // After this turn, so that a writer does not wait for the disk.
      setImmediate(() => content.keepResults())
      const isUnfinished = diagnostics.every(({ unfinished }) => unfinished)
      report.tell({ report: words, isUnfinished }, { root, files, day })
      // Nothing again: one save of an editor may be several changes.
      if (words !== told) say(announcement(words, isUnfinished, complete), reporter)
      told = words
      if (complete) ready()
    }
    let timer: NodeJS.Timeout | undefined
    const updateSoon = (delay = settleDelayMs) => {
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
    const options = { ignoreInitial: true, followSymlinks: false }
    const watcher = chokidar.watch(join(root, 'content'), options)
    // Of changes that follow each other within 50 ms, chokidar tells the first alone; the system tells all. An error is a
    // folder that vanishes while chokidar begins to watch it.
    for (const event of ['all', 'raw', 'error']) watcher.on(event, () => updateSoon())
    updateOrSay()
  })
}

/** Returns what the terminal says of the problems. @param complete whether there is enough without any to show a site */
function announcement(words: string, isUnfinished: boolean, complete: boolean): string {
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
