/** Runs the shell steps of the CI workflows locally. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { company } from '../support/servers/company'
import { type Checkout, copyRepository, type Run } from '../support/site-copy'

test.describe.configure({ mode: 'serial', timeout: 900_000 })

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>
}

let copy: Checkout
/** A runner's temporary folder. */
const temporary = () => join(copy.folder, 'runner')
const origin = () => join(copy.folder, 'origin.git')

test.beforeAll(async () => {
  copy = await copyRepository({ content: 'of the tests' })
  await mkdir(temporary())
  await writeFile(join(copy.folder, '.git/info/exclude'), 'runner\norigin.git\ncommands.txt\n')
  copy.git('branch', '--move', 'main')
  copy.git('clone', '--quiet', '--bare', '.', origin())
  copy.git('remote', 'add', 'origin', origin())
  // The packages are installed, the machine stays unchanged, these tests must
  // not start themselves, and the site is built.
  await stub('sudo', '')
  const built = dirname(company.dist)
  await stub(
    'npm',
    `case "$*" in "run build") cp -R ${built}/dist ${built}/hosting . && echo /contact >> addresses.txt;; esac`,
  )
})
test.afterAll(() => copy?.remove())

/** Overrides a command: logs each call, then runs `lines`. */
async function stub(name: string, lines: string): Promise<void> {
  const file = join(temporary(), 'bin', name)
  await mkdir(join(temporary(), 'bin'), { recursive: true })
  const log = join(copy.folder, 'commands.txt')
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> ${log}\n${lines}\n`)
  await chmod(file, 0o755)
}

/** Runs a job's commands. @returns the last run */
async function runJob(file: string, name: string): Promise<Run> {
  const { jobs }: Workflow = parse(await readFile(`.github/workflows/${file}`, 'utf8'))
  let last: Run = { status: null, output: 'The job has no commands.' }
  for (const step of jobs[name]?.steps ?? []) {
    if (!step.run) continue
    const path = join(temporary(), 'bin')
    last = await copy.run('bash', ['-e', '-c', step.run], {
      PATH: `${path}:${process.env.PATH}`,
      RUNNER_TEMP: temporary(),
      GITHUB_REF_NAME: 'main',
    })
    expect(last.status, `${step.run}\n${last.output}`).toBe(0)
  }
  return last
}

const commands = () => readFile(join(copy.folder, 'commands.txt'), 'utf8')

test('pull requests run all tests, and the nightly job runs the nightly tests', async () => {
  await runJob('site.yml', 'test')
  expect(await commands()).toContain('npm ci\nnpm run check\nnpm run test:all\n')
  await runJob('nightly.yml', 'nightly')
  expect(await commands()).toMatch(/npm ci\nnpm run test:nightly\n$/)
})

test('main is built with its redirects, and its new addresses are committed to the origin', async () => {
  await runJob('site.yml', 'build')
  expect(await readFile(join(copy.folder, 'dist/index.html'), 'utf8')).toContain('<html')
  // Another person has pushed to main.
  const other = join(temporary(), 'other')
  copy.git('clone', '--quiet', origin(), other)
  const inOther = (...args: string[]) => copy.git('-C', other, ...args)
  await writeFile(join(other, 'README.md'), 'Changed\n')
  inOther('commit', '--quiet', '--all', '--message=Change the readme')
  inOther('push', '--quiet')
  await runJob('site.yml', 'addresses')
  const log = copy.git('-C', origin(), 'log', '--format=%s', '--name-only', '-2', 'main')
  expect(log).toBe('Add new public addresses\n\naddresses.txt\nChange the readme\n\nREADME.md\n')
  expect(copy.git('-C', origin(), 'show', 'main:addresses.txt')).toBe('/contact\n')
})
