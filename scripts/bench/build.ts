/**
 * Measures builds of sites of different sizes: `npm run bench:build -- 100 1000 10000`. The articles are
 * generated into a copy of the project with the content of the company of the tests, which is removed at the end.
 * `--own-pictures` gives every tenth article a picture of its own to encode.
 */
import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { copySite } from '../../tests/support/site-copy'
import { article, benchSlug, writeArticles } from './articles'
import { type Measurement, measure } from './measure'

/**
 * Targets by number of articles: seconds cold, seconds after an edit of one body, and megabytes of the
 * largest process, on two cores.
 */
const targets: Readonly<Record<number, readonly [number, number, number]>> = {
  100: [45, 12, 700],
  1000: [55, 13, 800],
  10000: [100, 18, 1100],
}

const environment = {
  NODE_ENV: '',
  // As on a build server: new addresses are not noted, so that the added file can be deleted again.
  CI: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH: '1790000000',
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'own-pictures': { type: 'boolean' } },
  })
  const sizes = positionals.map(Number).filter((size) => size > 0)
  if (sizes.length === 0) throw new Error('Say how many articles: npm run bench:build -- 100 1000')
  for (const count of sizes) await bench(count, values['own-pictures'] ?? false)
}

async function bench(count: number, ownPictures: boolean): Promise<void> {
  const copy = await copySite({ pictures: 'own' })
  const build = async (): Promise<Measurement> => {
    const run = await measure(copy.folder, ['npm', 'run', '--silent', 'build'], environment)
    if (run.status !== 0) throw new Error(run.output)
    return run
  }
  try {
    await writeArticles(copy.folder, { count, ownPictures })
    commitAll(copy.folder)
    const one = join(copy.folder, 'content', 'articles', `${benchSlug(1)}.mdx`)
    const added = join(copy.folder, 'content', 'articles', `${benchSlug(count)}.mdx`)
    const service = join(copy.folder, 'content', 'services', 'stock-ledger.mdx')
    const runs = new Map<string, Measurement>()
    runs.set('cold', await build())
    const index = gzipSync(await readFile(join(copy.folder, 'dist', 'search.json'))).length
    await replace(one, /\n$/, '\nAnd one sentence more, written after the first build.\n')
    runs.set('one body', await build())
    await replace(service, /^title: .*$/m, 'title: Ledger of the quay')
    runs.set('one title', await build())
    await writeFile(added, article(count))
    runs.set('one added', await build())
    await rm(added)
    runs.set('one deleted', await build())
    report(count, runs)
    console.log(`search index: ${Math.round(index / 1024)} KB in gzip`)
  } finally {
    await copy.remove()
  }
}

/** Commits the articles, because the sitemap takes the dates of pages from the git history. */
function commitAll(folder: string): void {
  const git = (...options: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Bench', '-c', 'user.email=bench@site.example', ...options],
      {
        cwd: folder,
      },
    )
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message=Add articles')
}

async function replace(file: string, words: RegExp, replacement: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(words, replacement))
}

function report(count: number, runs: ReadonlyMap<string, Measurement>): void {
  const all = [...runs.values()]
  const row = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(46) + cells.map((cell) => cell.padStart(12)).join(''))
  const figures = (name: string, figure: (run: Measurement) => number, digits: number) =>
    row(
      name,
      all.map((run) => figure(run).toFixed(digits)),
    )
  console.log('')
  row(`${count} articles`, [...runs.keys()])
  figures('wall time, s', ({ seconds }) => seconds, 1)
  figures('processor time, s', ({ busy }) => busy, 1)
  figures('peak of the largest process, MB', ({ largest }) => largest, 0)
  figures('peak of all processes, MB', ({ together }) => together, 0)
  figures('written, MB', ({ written }) => written, 0)
  const phases = all.map(({ output }) => phasesOf(output))
  for (const name of new Set(phases.flatMap((known) => [...known.keys()]))) {
    const seconds = phases.map((known) => known.get(name) ?? 0)
    if (seconds.some((value) => value >= 0.1))
      row(
        `  ${name}`,
        seconds.map((value) => value.toFixed(1)),
      )
  }
  console.log(`largest in the cold build after: ${all[0]?.largestAfter}`)
  const [cold, body, memory] = targets[count] ?? []
  if (cold) console.log(`targets: cold ${cold} s, one body ${body} s, largest process ${memory} MB`)
}

/** Returns seconds by name of the phase, from lines such as “success building schema - 0.2s”. */
function phasesOf(output: string): Map<string, number> {
  const phases = new Map<string, number>()
  for (const [, name = '', seconds] of output.matchAll(
    /^success (.+?) - (?:\d+\/\d+ .* )?([\d.]+)s/gm,
  ))
    phases.set(name, (phases.get(name) ?? 0) + Number(seconds))
  return phases
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
