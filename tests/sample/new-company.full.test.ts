/** Tests `npm run new -- company`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { newCompany } from '../../scripts/company/new-company'
import { contributions, restructurings } from '../support/content/contributions'
import { fillPlaceholders } from '../support/fill-placeholders'
import { blocksOf, follow } from '../support/guide'
import { type Checkout, copyRepository, filesThatMention } from '../support/site-copy'

// The checks of a whole site take long on slow machines.
jest.setTimeout(300_000)

const company = [
  ['--brand', 'Tirta Labs'],
  ['--legal-name', 'PT Tirta Laboratorium'],
  ['--url', 'https://www.tirta.example'],
  ['--email', 'hello@tirta.example'],
].flat()

const guide = 'docs/your-company.md'

let copy: Checkout

beforeAll(async () => {
  // The command recognises the sample's own pictures.
  copy = await copyRepository({ pictures: 'own' })
})
afterAll(() => copy?.remove())

/** Runs the command without a terminal. */
const runNewCompany = (...options: string[]) => newCompany(copy.folder, options)

async function diagnostics(): Promise<{ file: string; message: string; unfinished?: true }[]> {
  const { output } = await copy.run('node', ['scripts/run.cjs', 'check', '--content', '--json'])
  return JSON.parse(output.slice(output.indexOf('{'))).diagnostics
}

const undo = 'git checkout . && git clean -fd content'

test('the command reports missing and invalid options', async () => {
  await expect(runNewCompany()).rejects.toThrow(
    '--brand is missing. Write, for example: npm run new -- company',
  )
  await expect(
    runNewCompany(...company.with(5, 'https://www.tirta.example/'), '--yes'),
  ).rejects.toThrow(
    '--url cannot be “https://www.tirta.example/”. Address of the site, without a slash at the end.',
  )
  await expect(runNewCompany(...company, '--language', 'id,fr')).rejects.toThrow(
    '--language cannot be “id,fr”. Write one or more of en-GB, id, each once',
  )
  await expect(runNewCompany(...company)).rejects.toThrow(
    'Nothing was changed. To continue, add --yes',
  )
  expect(copy.git('status', '--porcelain')).toBe('')
})

test('the command refuses a checkout with uncommitted changes', async () => {
  const settings = join(copy.folder, 'content', 'settings.yaml')
  const before = await readFile(settings, 'utf8')
  await writeFile(settings, `${before}\n# A note.\n`)
  await expect(runNewCompany(...company, '--yes')).rejects.toThrow(
    'These changes are not committed',
  )
  await writeFile(settings, before)
})

test('the command leaves no trace of the sample, one starter entry per required collection, and can be undone', async () => {
  await runNewCompany(...company, '--yes')
  const read = (path: string) => readFile(join(copy.folder, path), 'utf8')
  expect(parse(await read('content/settings.yaml'))).toMatchObject({
    brand: 'Tirta Labs',
    siteUrl: 'https://www.tirta.example',
    email: 'hello@tirta.example',
  })
  const found = await diagnostics()
  expect(found.filter(({ unfinished }) => !unfinished)).toEqual([])
  expect(await readFile(guide, 'utf8')).toContain(`${found.length} problems`)
  const content = join(copy.folder, 'content')
  expect(await filesThatMention(/rantara/i, content)).toEqual([])
  expect(await filesThatMention(/on-chain|job board|Vision|\+62/, content)).toEqual([])
  for (const text of [await read('README.md'), await read('package.json')]) {
    expect(text).toContain('of Tirta Labs')
    expect(text).not.toMatch(/rantara|blockchain|jakarta/i)
  }
  // The command deletes this folder.
  expect(await read('CONTRIBUTING.md')).not.toContain('tests/sample')

  expect(await readFile(guide, 'utf8')).toContain(`\`${undo}\` undoes`)
  await copy.run('bash', ['-c', undo])
  expect(copy.git('status', '--porcelain')).toBe('')
})

// tests/sample/nightly/adopted-companies.spec.ts builds the sites of new companies.
test('docs/your-company.md, followed word for word, produces complete content that its writers can change', async () => {
  // tests/builds/second-theme.ts tests font packages.
  const steps = (await blocksOf(guide)).filter(({ text }) => !text.startsWith('npm install'))
  const [beginning, ...others] = steps
  const last = others.pop()
  if (!beginning || last?.text !== 'npm run build\n')
    throw new Error(`${guide} must begin with commands and end with the build.`)
  // The order of languages differs from the sample's.
  const command = `${beginning.text.trim()} --language id,en-GB --yes`
  await follow([{ ...beginning, text: command }, ...others], copy)
  const settings = await readFile(join(copy.folder, 'content/settings.yaml'), 'utf8')
  expect(settings).toContain('brand: Tirta Labs')
  // Comments and placeholders are in the first language.
  expect(settings).not.toMatch(/# (The|How|One|In) /)
  expect(settings).toContain('tagline: TODO Satu kalimat tentang perusahaan')

  fillPlaceholders(copy.folder)
  expect(await diagnostics()).toEqual([])
  for (const { make } of [...contributions, ...restructurings]) await make(copy)
  expect(await diagnostics()).toEqual([])
})
