import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { commit } from '../upgrade/adopted-site'
import { git } from './git'

const workflow = z.object({
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      steps: z.array(z.object({ run: z.string().optional() })),
    }),
  ),
})

const fileOf = (name: string) => `.github/workflows/${name}.yml`
const read = (name: string) => workflow.parse(parse(readFileSync(fileOf(name), 'utf8')))

// A company may deploy without these workflows.
const hasWorkflows = ['site', 'nightly'].every((name) => existsSync(fileOf(name)))
const describeWorkflows = hasWorkflows ? describe : describe.skip
const testWorkflows = hasWorkflows ? test : test.skip

testWorkflows('nightly tests run in a separate group, and only if a variable turns them on', () => {
  const { concurrency, jobs } = read('nightly')
  expect(concurrency.group).not.toContain('site')
  expect(Object.values(jobs).map((job) => job.if)).toEqual([
    "vars.NIGHTLY_TESTS == 'true' || github.event_name == 'workflow_dispatch'",
  ])
  expect(JSON.stringify(read('site').jobs)).not.toContain('test:nightly')
})

describeWorkflows('the job that commits new addresses', () => {
  let folder: string
  let checkout: string
  const inFolder = (name: string) => join(folder, name)

  beforeEach(() => {
    folder = testFolder()
    checkout = inFolder('checkout')
    const origin = inFolder('origin.git')
    git(folder, ['init', '--quiet', '--bare', '--initial-branch=main', origin])
    git(folder, ['clone', '--quiet', origin, checkout])
    git(checkout, ['checkout', '--quiet', '-B', 'main'])
    writeFileSync(join(checkout, 'addresses.txt'), '/about\n')
    commitAndPush(checkout)
    // Mock of gh: records its arguments and lists no pull requests.
    mkdirSync(inFolder('bin'))
    const gh = `#!/bin/sh\necho "$@" >> ${inFolder('gh.log')}\ntest "$2" != list || echo 0\n`
    writeFileSync(inFolder('bin/gh'), gh, { mode: 0o755 })
    writeFileSync(inFolder('gh.log'), '')
  })

  function commitAndPush(clone: string): void {
    commit(clone)
    git(clone, ['push', '--quiet', 'origin', 'main'])
  }

  /** Runs the job's script like a workflow. */
  function runJob() {
    const script = read('site').jobs.addresses?.steps.at(-1)?.run ?? ''
    const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
      cwd: checkout,
      env: {
        ...process.env,
        PATH: `${inFolder('bin')}:${process.env.PATH}`,
        GITHUB_REF_NAME: 'main',
      },
    })
    return { status, ghCalls: readFileSync(inFolder('gh.log'), 'utf8') }
  }

  const addressesOn = (branch: string) =>
    git(inFolder('origin.git'), ['show', `${branch}:addresses.txt`])

  test('pushes new addresses to main', () => {
    appendFileSync(join(checkout, 'addresses.txt'), '/contact\n')
    expect(runJob()).toEqual({ status: 0, ghCalls: '' })
    expect(addressesOn('main')).toBe('/about\n/contact\n')
  })

  test('keeps a commit that another person has pushed to main', () => {
    const other = inFolder('other')
    git(folder, ['clone', '--quiet', inFolder('origin.git'), other])
    writeFileSync(join(other, 'README.md'), 'Changed\n')
    commitAndPush(other)
    appendFileSync(join(checkout, 'addresses.txt'), '/contact\n')
    expect(runJob()).toEqual({ status: 0, ghCalls: '' })
    expect(addressesOn('main')).toBe('/about\n/contact\n')
    expect(git(inFolder('origin.git'), ['show', 'main:README.md'])).toBe('Changed\n')
  })

  test('does nothing without new addresses', () => {
    expect(runJob()).toEqual({ status: 0, ghCalls: '' })
    expect(addressesOn('main')).toBe('/about\n')
  })

  test('opens a pull request if main is protected', () => {
    const hook =
      '#!/bin/sh\nwhile read old new ref; do test "$ref" != refs/heads/main || exit 1; done\n'
    writeFileSync(inFolder('origin.git/hooks/pre-receive'), hook, { mode: 0o755 })
    appendFileSync(join(checkout, 'addresses.txt'), '/contact\n')
    const { status, ghCalls } = runJob()
    expect(status).toBe(0)
    expect(ghCalls).toContain('pr create --base main --head new-addresses')
    expect(addressesOn('main')).toBe('/about\n')
    expect(addressesOn('new-addresses')).toBe('/about\n/contact\n')
  })
})
