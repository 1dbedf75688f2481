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

/** Editors save in several steps. */
const settleDelayMs = 30
/** Editors empty a file before they rewrite it, so a new problem must last. */
const confirmDelayMs = 300
/** After a failed check, for example on a full disk. */
const retryDelayMs = 1000

interface WatchedContent {
  content: Content
  staging: Staging
  report: DevReport
  reporter: Reporter
}

/**
 * Checks and stages the content, now and after every change, and reports problems in the terminal and the browser.
 * Resolves when there is enough valid content for a site.
 */
export function watchContent(
  root: string,
  { content, staging, report, reporter }: WatchedContent,
): Promise<void> {
  return new Promise((ready) => {
    let failure = ''
    let isRunning = false
    /** The last announced report. */
    let reported = ''
    let changedAt = 0
    const icons = new Set<string>()
    const update = () => {
      const check = content.check()
      const { files, diagnostics, day } = check
      const words = diagnostics.length > 0 ? formatReport(diagnostics) : ''
      const isKnown = words === '' || words === reported
      if (!isKnown && Date.now() < changedAt + confirmDelayMs) return updateSoon(confirmDelayMs)
      const copied = copyPictures(root, check)
      // Keep old icons: a file's last valid version may use them.
      for (const icon of iconsIn(files)) icons.add(icon)
      writeTheme(root, icons)
      const accepted = acceptedKeys(check, content.staged.keys)
      // While Gatsby runs, keep copied pictures: open tabs may request them.
      if (isRunning) staging.update(check, accepted, copied)
      else {
        removeUnusedPictures(root, check)
        content.staged.stage(accepted)
      }
      const complete = isComplete(accepted, check)
      isRunning ||= complete
      // Write to disk later, because the writer waits for the report.
      setImmediate(() => content.saveCheckResults())
      const isUnfinished = diagnostics.every(({ unfinished }) => unfinished)
      report.update({ report: words, isUnfinished }, { root, files, day })
      // A save may cause several changes: report each result once.
      if (words !== reported) print(announcement(words, isUnfinished, complete), reporter)
      reported = words
      if (complete) ready()
    }
    let timer: NodeJS.Timeout | undefined
    const updateSoon = (delay = settleDelayMs) => {
      clearTimeout(timer)
      // On a busy machine, timers run before changes that are already waiting.
      timer = setTimeout(() => setImmediate(updateOrReport), delay)
    }
    const updateOrReport = () => {
      try {
        update()
        failure = ''
      } catch (error) {
        const words = explainError(error, root) ?? String(error)
        if (words !== failure) print(words, reporter)
        failure = words
        updateSoon(retryDelayMs)
      }
    }
    const options = { ignoreInitial: true, followSymlinks: false }
    const watcher = chokidar.watch(join(root, 'content'), options)
    // chokidar's `all` drops repeated changes within 50 ms, but `raw` has every change. `error` fires if a folder
    // disappears before chokidar watches it.
    for (const event of ['all', 'raw', 'error'])
      watcher.on(event, () => {
        changedAt = Date.now()
        updateSoon()
      })
    updateOrReport()
  })
}

/** @param complete whether there is enough valid content for a site */
function announcement(words: string, isUnfinished: boolean, complete: boolean): string {
  if (!words) return 'All content problems are fixed.'
  if (isUnfinished) return `${words}\n\n${placeholderNote}`
  return `${words}\n\n${complete ? staleNote : waitingNote}`
}

const placeholderNote =
  'The site shows placeholders unchanged. Replace them before you build the site.'
const staleNote =
  'Until you fix them, the site shows the last valid version of each file and leaves out new files with problems.'
const waitingNote = 'The site appears as soon as you fix them.'

/** In a terminal Gatsby overwrites direct output. Elsewhere its reporter wraps long lines. */
function print(words: string, reporter: Reporter): void {
  if (process.stderr.isTTY) reporter.log(`\n${words}\n`)
  else process.stderr.write(`\n${words}\n\n`)
}
