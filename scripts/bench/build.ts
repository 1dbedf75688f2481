/**
 * `npm run bench:build -- 100 1000`: measures builds of sites with so many articles. The articles are generated into
 * a copy of the project with the content of the company of the tests, which is removed at the end.
 */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySite, type SiteCopy } from '../../tests/support/site-copy'
import { runCommand } from '../machine/run-command'
import { benchSlug, writeArticles } from './articles'

async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number)
  if (sizes.length === 0) throw new Error('Say how many articles: npm run bench:build -- 100 1000')
  for (const count of sizes) await bench(count)
}

async function bench(count: number): Promise<void> {
  const copy = await copySite({ pictures: 'own' })
  const content = join(copy.folder, 'content')
  try {
    await writeArticles(copy.folder, { count })
    await build(`${count} articles, cold`, copy)
    const article = join(content, 'articles', `${benchSlug(1)}.mdx`)
    await replace(article, /\n$/, '\nAnd one sentence more.\n')
    await build('a text edited', copy)
    const service = join(content, 'services', 'stock-ledger.mdx')
    await replace(service, /^title: .*$/m, 'title: Ledger of the quay')
    await build('the title of a service edited', copy)
  } finally {
    await copy.remove()
  }
}

/** Builds, and prints the time it took and the peak memory of its largest process. */
async function build(name: string, { folder, run }: SiteCopy): Promise<void> {
  process.stdout.write(name.padEnd(32))
  const start = performance.now()
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, largestProcess(folder))
  }, 200)
  // As on a build server: new addresses are not noted.
  const env = { CI: '1', NODE_OPTIONS: '', GATSBY_TELEMETRY_DISABLED: '1' }
  const { status, output } = await run('npm', ['run', '--silent', 'build'], env)
  clearInterval(watch)
  if (status !== 0) throw new Error(output)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${seconds.padStart(8)} s${peak.toFixed(0).padStart(8)} MB`)
}

/** Returns the peak memory, in megabytes, of the largest process that works in a folder; 0 where there is no /proc. */
function largestProcess(folder: string): number {
  const names = existsSync('/proc') ? readdirSync('/proc') : []
  const peaks = names.map((pid) => {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return 0
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024
    } catch {
      // It is no process, or has ended meanwhile.
      return 0
    }
  })
  return Math.max(0, ...peaks)
}

async function replace(file: string, words: RegExp, replacement: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(words, replacement))
}

runCommand(main)
