/**
 * Times the portfolio PDFs of all live services, from an empty cache and again unchanged, and fails
 * above the targets: `npm run bench:pdf`.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { interfaceSchema } from '../../src/content-model/collections/interface-words/interface'
import { type Service, serviceSchema } from '../../src/content-model/collections/services'
import { readDocument } from '../../src/content-model/read/document'
import { readSettings } from '../../src/generator/nodes/settings'
import type { NamedDocument } from '../../src/pdf/document'
import { portfolioPdf } from '../../src/pdf/portfolio'

/** Targets in seconds on two cores. Unchanged files still have to be read and checked. */
const targets = { cold: 3, warm: 0.3 }
const limits = { pages: [2, 4], bytes: 200_000, coverBytes: 30_000 } as const

const root = join(__dirname, '..', '..')

async function liveServices(): Promise<(Service & { slug: string })[]> {
  const folder = join(root, 'content', 'services')
  const services = await Promise.all(
    (await readdir(folder)).map(async (file) => {
      const source = await readFile(join(folder, file))
      const { data, diagnostics } = readDocument(`services/${file}`, source)
      if (!data) throw new Error(`${file}: ${diagnostics.length} problems; run the check.`)
      return { ...serviceSchema.parse(data), slug: basename(file, '.mdx') }
    }),
  )
  return services.filter(({ status }) => status === 'live')
}

async function main(): Promise<boolean> {
  const settings = readSettings(root)
  const words = readDocument(
    'interface.yaml',
    await readFile(join(root, 'content', 'interface.yaml')),
  )
  const { portfolio: labels, documents, serviceKinds: kinds } = interfaceSchema.parse(words.data)
  const site = { settings, labels, documents, kinds }
  const services = await liveServices()
  const cacheFolder = await mkdtemp(join(tmpdir(), 'portfolios-'))
  const makeAll = async () => {
    const start = performance.now()
    const processorStart = process.cpuUsage()
    const made = await Promise.all(
      services.map((service) => portfolioPdf(service, site, { root, cacheFolder })),
    )
    const { user, system } = process.cpuUsage(processorStart)
    return { made, seconds: (performance.now() - start) / 1000, busy: (user + system) / 1e6 }
  }
  const cold = await makeAll()
  const warm = await makeAll()
  const covers = await Promise.all(
    cold.made.map(async ({ cover }) => (await readFile(cover)).length),
  )
  await rm(cacheFolder, { recursive: true })

  console.log(`${services.length} services`)
  // Processor time distinguishes a slow generator from a busy machine.
  for (const [name, { seconds, busy }] of Object.entries({ cold, warm })) {
    const target = `target: under ${targets[name as keyof typeof targets]} s`
    console.log(`${name}  ${seconds.toFixed(2)} s  (${target}; processors ${busy.toFixed(2)} s)`)
  }
  report(
    'pages',
    cold.made.map(({ pages }) => pages),
  )
  report(
    'bytes',
    cold.made.map(({ bytes }) => bytes),
  )
  report('cover', covers)
  return (
    cold.seconds < targets.cold &&
    warm.seconds < targets.warm &&
    cold.made.every(withinLimits) &&
    covers.every((bytes) => bytes < limits.coverBytes)
  )
}

function withinLimits({ pages, bytes }: NamedDocument): boolean {
  return pages >= limits.pages[0] && pages <= limits.pages[1] && bytes < limits.bytes
}

function report(name: string, values: number[]): void {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))]
  console.log(`${name} min ${at(0)}  median ${at(0.5)}  max ${at(1)}`)
}

main().then((passed) => {
  process.exitCode = passed ? 0 : 1
})
