/**
 * `npm run bench:build -- 100 1000`: measures builds of the test company's site
 * with 100 and 1,000 generated articles, and the sizes of the files that grow
 * with them.
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesBelow } from '../../src/generator/publish/files'
import { copySite, type SiteCopy } from '../../tests/support/site-copy'
import { runCommand } from '../machine/run-command'
import { benchSlug, writeArticles } from './articles'

async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number)
  if (counts.length === 0)
    throw new Error('Write the numbers of articles: npm run bench:build -- 100 1000')
  for (const count of counts) await bench(count)
}

async function bench(count: number): Promise<void> {
  const copy = await copySite({ pictures: 'own' })
  const content = join(copy.folder, 'content')
  try {
    await writeArticles(copy.folder, { count })
    // The test company sets two articles per page. This removes the setting.
    await replace(join(content, 'settings.yaml'), /^articlesPerPage: .*\n/m, '')
    await build(`${count} articles, cold`, copy)
    await printSizes(join(copy.folder, 'dist'))
    const article = join(content, 'articles', `${benchSlug(1)}.mdx`)
    await replace(article, /\n$/, '\nAnd one sentence more.\n')
    await build('after editing an article', copy)
    const service = join(content, 'services', 'stock-ledger.mdx')
    await replace(service, /^title: .*$/m, 'title: Ledger of the quay')
    await build('after renaming a service', copy)
  } finally {
    await copy.remove()
  }
}

async function build(label: string, { run }: SiteCopy): Promise<void> {
  process.stdout.write(label.padEnd(32))
  const start = performance.now()
  // With CI set, the build does not add new addresses to addresses.txt.
  const env = { CI: '1', NODE_OPTIONS: '', GATSBY_TELEMETRY_DISABLED: '1' }
  const { status, output } = await run('npm', ['run', '--silent', 'build'], env)
  if (status !== 0) throw new Error(output)
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(8)} s`)
}

async function printSizes(dist: string): Promise<void> {
  const pages = filesBelow(dist).filter((name) => name.endsWith('.html'))
  const bytes = await Promise.all(pages.map(async (name) => (await stat(join(dist, name))).size))
  const largest = pages[bytes.indexOf(Math.max(...bytes))] ?? ''
  for (const [label, name] of [
    ['/blog', 'blog.html'],
    ['search index', 'search.json'],
    [`largest page, /${largest.replace(/\.html$/, '')}`, largest],
  ] as const) {
    const text = await readFile(join(dist, name))
    console.log(`  ${label}: ${kilobytes(text)} KB, ${kilobytes(gzipSync(text))} KB with gzip`)
  }
}

const kilobytes = ({ length }: Buffer): string => (length / 1024).toFixed(1)

async function replace(file: string, pattern: RegExp, replacement: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(pattern, replacement))
}

runCommand(main)
