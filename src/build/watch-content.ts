/** The check while writers work: again after every change, in the terminal and in the browser. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import chokidar from 'chokidar'
import type { CreateDevServerArgs, Reporter } from 'gatsby'
import type { CheckedFile } from '../collections/checked-file'
import { formatReport, type Problem } from '../collections/problems'
import { acceptContent, isComplete, type Texts } from './accepted-content'
import { checkAgain, keepResults } from './content-check'
import { expectEntries, sourceAgain } from './nodes'
import { pageFacts } from './page-facts'
import type { PageMaking } from './page-making'

/** Milliseconds without a further change after which the content is checked: editors write in steps. */
const settled = 30

/** What the check says at present; empty when there is nothing to mend. */
let report = ''
/** The content as it was last checked, and the project's folder. */
let present: { root: string; files: readonly CheckedFile[] } | undefined
const listeners = new Set<(report: string) => void>()

/**
 * Checks the content and hands it to Gatsby now and after every change.
 * @param earlier the last good versions that an earlier run has left
 * @returns when there is enough without problems to show a site
 */
export function watchContent(
  root: string,
  reporter: Reporter,
  pageMaking: PageMaking,
  earlier: Texts,
): Promise<void> {
  let texts = earlier
  return new Promise((ready) => {
    const update = () => {
      const check = checkAgain(root)
      present = { root, files: check.files }
      texts = acceptContent(root, check, texts)
      expectEntries(texts)
      const complete = isComplete(texts, check)
      sourceAgain(pageMaking).catch((error: Error) => say(error.message, reporter))
      // Gatsby waits for a moment now, and writing need not make a writer wait.
      setImmediate(keepResults)
      const words = announce(check.problems, complete)
      if (words) say(words, reporter)
      if (complete) ready()
    }
    let timer: NodeJS.Timeout | undefined
    const updateSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(update, settled)
    }
    // Of changes that follow each other within 50 ms, chokidar tells the first alone; the system tells all.
    const options = { ignoreInitial: true, followSymlinks: false }
    const watcher = chokidar.watch(join(root, 'content'), options)
    watcher.on('all', updateSoon).on('raw', updateSoon)
    update()
  })
}

/** Tells open pages what the check says, and returns what the terminal is to say. */
function announce(problems: readonly Problem[], complete: boolean): string {
  const before = report
  report = problems.length > 0 ? formatReport(problems) : ''
  for (const listener of listeners) listener(report)
  if (!report) return before && 'The content has no problems any more.'
  return `${report}\n\n${complete ? meanwhile : waiting}`
}

const meanwhile =
  'Until they are mended, the site shows the last versions without problems, and leaves out new files that have some.'
const waiting = 'The site will be shown as soon as they are mended.'

/** In a terminal Gatsby draws over what others write; elsewhere its reporter breaks long lines. */
function say(words: string, reporter: Reporter): void {
  if (process.stderr.isTTY) reporter.log(`\n${words}\n`)
  else process.stderr.write(`\n${words}\n\n`)
}

/** Tells open pages what the check says, now and after every change, and the facts of a page. */
export function serveReport({ app }: CreateDevServerArgs): void {
  app.get('/__content-report', (request: IncomingMessage, response: ServerResponse) => {
    // Compression would hold the words back until the answer ends, which it never does.
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
    })
    const send = (words: string) => response.write(`data: ${JSON.stringify(words)}\n\n`)
    send(report)
    listeners.add(send)
    request.on('close', () => listeners.delete(send))
  })
  app.get('/__page-facts', (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '', 'http://localhost').searchParams.get('path') ?? ''
    const facts = present && pageFacts(present.root, present.files, path.replace(/(?<=.)\/$/, ''))
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(facts ?? null))
  })
}
