import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { card, writeContent } from '../src/content-model/testing/content-fixture'
import { testFolder } from '../src/content-model/testing/test-folder'
import { filesBelow } from '../src/generator/publish/files'
import { kindNames } from './content/choices'
import { writeGenerated } from './content/generated'

let root: string

beforeEach(() => {
  const item = card('title: Mainnets', 'description: Built.', 'icon: blocks')
  root = writeContent({ 'track-record/mainnets.mdx': item }, testFolder())
  writeGenerated(root)
  // The check reads its own code for a digest, and fonts from packages.
  for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(root, name))
})

function run(script: string, args: string[], env: Record<string, string> = {}, cwd = root) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/run.cjs'), script, ...args],
    { cwd, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: '', ...env } },
  )
  return { status, stdout, stderr }
}

test('every command answers --help immediately', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  for (const [name, command] of Object.entries(scripts)) {
    const [, script = '', ...args] = command.split(' ')
    const { status, stdout } = spawnSync(
      process.execPath,
      [resolve(script), ...args, '--help'],
      // Too short for any command's work.
      { cwd: root, encoding: 'utf8', timeout: 5000 },
    )
    expect([name, status, stdout]).toEqual([
      name,
      0,
      expect.stringMatching(new RegExp(`npm (run )?${name}\\b`)),
    ])
    if (name !== 'new') continue
    const listed = /Kinds of content:\s(.*?)\./s.exec(stdout)?.[1]?.split(/,\s+|\s+and\s+/)
    expect(listed).toEqual(kindNames)
  }
})

describe('npm run new', () => {
  test.each<[name: string, args: string[], words: string]>([
    [
      'nothing',
      [],
      `Write a kind and a title, for example: npm run new -- service "ERP Integration"\nThe kinds are ${kindNames.join(', ')}.\n`,
    ],
    [
      'a title without quotes',
      ['service', 'Zero-knowledge', 'proofs'],
      '“proofs” is an extra word. Put the title in quotes, for example: npm run new -- service "Zero-knowledge proofs"\n',
    ],
  ])('explains the right input after %s', (_case, args, words) => {
    expect(run('new', args)).toEqual({ status: 1, stdout: '', stderr: words })
  })

  test('writes a file and prints the next step', () => {
    const fields = ['--segment', 'SMBs', '--quote', 'Good.', '--organisation', 'A bank']
    expect(run('new', ['testimonial', 'Treasurer', ...fields])).toEqual({
      status: 0,
      stderr: '',
      stdout:
        'Created content/testimonials/treasurer.mdx with no placeholders.\n\nList the remaining placeholders:\n  npm run check\n',
    })
    expect(existsSync(join(root, 'content/testimonials/treasurer.mdx'))).toBe(true)
  })
})

/** Output to wait for, and the input to type after it. */
type Reply = [seen: RegExp, typed: string]

const controlC = '\u0003'
const enter = '\r'

/** Runs `npm run new` in a terminal (`script` from util-linux). */
function converse(...replies: Reply[]): Promise<string> {
  const command = `${process.execPath} ${resolve('scripts/run.cjs')} new`
  const terminal = spawn('script', ['--quiet', '--command', command, '/dev/null'], { cwd: root })
  let words = ''
  let answered = 0
  terminal.stdout.on('data', (chunk: Buffer) => {
    words = stripVTControlCharacters(words + chunk.toString()).replaceAll('\r', '')
    const [seen, typed] = replies[0] ?? []
    if (!typed || !seen?.test(words.slice(answered))) return
    answered = words.length
    replies.shift()
    terminal.stdin.write(typed)
  })
  return new Promise((done) => terminal.on('close', () => done(words)))
}

const atTerminal = process.platform === 'linux' ? test : test.skip

atTerminal(
  'npm run new asks for missing values in a terminal, and repeats a question after an invalid answer',
  async () => {
    const file = join(root, 'content/solutions/tide-gauge.mdx')
    const words = await converse(
      [/Which kind\? \(service, .*page\)/s, `solutoin${enter}`],
      [/Did you mean/, `solution${enter}`],
      [/Name of the solution\?/, enter],
      [/Type a title/, `Tide Gauge${enter}`],
      [/Status\?.* 3\) Under development/s, `9${enter}`],
      [/Type a number/, `2${enter}`],
      [/Owner\?.* 3\) Client/s, `1${enter}`],
    )
    expect(words).toContain('“solutoin” is not a kind of content. Did you mean solution?')
    expect(words).toContain('Type a title or name.')
    expect(words).toContain('Type a number from 1 to 3.')
    expect(words).toMatch(
      /Created content\/solutions\/tide-gauge\.mdx with \d+ placeholders, each marked TODO\./,
    )
    expect(readFileSync(file, 'utf8')).toContain('\nstatus: Live\n')

    writeFileSync(file, 'Mine')
    // After Control-C, the command asks no more questions.
    const left = await converse(
      [/Which kind\?/, `solution${enter}`],
      [/Name of the solution\?/, `Tide Gauge${enter}`],
      [/already exists/, controlC],
    )
    expect(left).toMatch(
      /tide-gauge.mdx already exists and was not changed.*Nothing was written\.\s*$/s,
    )
    expect(readFileSync(file, 'utf8')).toBe('Mine')
  },
)

describe('npm run check', () => {
  const file = 'content/track-record/mainnets.mdx'
  /** Counts the content files, because a company may have added fixed pages. */
  function noProblems(): string {
    const files = filesBelow(join(root, 'content')).filter((name) => /\.(mdx|yaml)$/.test(name))
    return `${files.length} content files, no problems.\n`
  }

  test('reports problems, and fixes mechanical ones', () => {
    const before = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), before.replace('title:', 'titel:').replaceAll('\n', '\r\n'))
    expect(run('check', [])).toEqual({
      status: 1,
      stdout: '',
      stderr: `\n1 problem in 1 file of the content:\n\n${file}:2:1 · titel is not a field of a track record item. Did you mean title?\n\n`,
    })
    appendFileSync(join(root, file), '\n')
    expect(run('check', ['--fix', '--content'])).toEqual({
      status: 0,
      stdout: noProblems(),
      stderr: `Fixed:\n${file} · line endings, titel is now title on line 2\n\n`,
    })
    expect(readFileSync(join(root, file), 'utf8')).toBe(`${before}\n`.replaceAll('\n', '\r\n'))
    expect(run('check', ['--fix', '--content'])).toEqual({
      status: 0,
      stdout: noProblems(),
      stderr: 'Nothing to fix.\n\n',
    })
    const { stderr } = run('check', ['--fox'])
    expect(stderr).toBe('The options are --fix, --json, --github, --content and --links.\n')
  })
})

test('npm test reports a missing CHROMIUM_PATH before anything runs', () => {
  const env = { CHROMIUM_PATH: '/nowhere/chromium' }
  expect(run('run-tests', ['quick'], env, process.cwd())).toEqual({
    status: 1,
    stdout: '',
    stderr: 'CHROMIUM_PATH names /nowhere/chromium, which does not exist.\n',
  })
})
