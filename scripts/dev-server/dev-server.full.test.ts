import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DevServer } from './dev-server'

// Each starts processes, on machines that may be slow.
jest.setTimeout(60_000)

/** A mock of Gatsby's command: writes down its process id, and stays. */
const gatsby = `require('node:fs').appendFileSync('started', process.pid + '\\n'); setInterval(() => {}, 1000)`

let root: string
let output: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-server-'))
  const files = {
    'package.json': '{}',
    'node_modules/gatsby/package.json': '{"name":"gatsby"}',
    'node_modules/gatsby/cli.js': `process.chdir(${JSON.stringify(root)}); ${gatsby}`,
    'scripts/site-build/end-with-parent.cjs': '',
    'src/generator/gatsby-patches/build/skip-compilation.cjs': '',
    'src/generator/gatsby-patches/dev-server/before-develop.cjs': '',
    'gatsby-config.ts': 'export default {}',
    'gatsby-node.ts': "import { field } from './schema'\nexport const fields = [field]",
    'schema.ts': "export const field = 'title'",
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  output = ''
  jest.spyOn(console, 'error').mockImplementation((words: string) => {
    output += words
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(root, { recursive: true })
})

const server = () => new DevServer(root, { options: [], environment: {} })

/** Ids of the processes that were started, in their order. */
function pids(): number[] {
  const file = join(root, 'started')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return (text.match(/\d+(?=\n)/g) ?? []).map(Number)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits until Gatsby has been started this many times. */
async function started(times: number): Promise<void> {
  while (pids().length < times) await wait(20)
}

test('one that is killed from outside says so', async () => {
  const running = server().run()
  await started(1)
  process.kill(pids()[0] ?? 0, 'SIGKILL')
  expect(await running).toBe(1)
  expect(output).toContain('The development server has ended without being asked to')
  expect(output).toContain('Start it again with npm run dev.')
})

test('a schema that changes is taken up, and one that cannot be read is not', async () => {
  const dev = server()
  const running = dev.run()
  await started(1)
  writeFileSync(join(root, 'schema.ts'), 'export const field = ')
  while (!output.includes('goes on with the code as it was')) await wait(20)
  expect(pids()).toHaveLength(1)
  writeFileSync(join(root, 'schema.ts'), "export const field = 'motto'")
  await started(2)
  expect(readFileSync(join(root, '.cache/compiled/gatsby-node.js'), 'utf8')).toContain('motto')
  expect(output).toContain('the server starts again with it')
  dev.stop()
  await running
  expect(pids().filter(isAlive)).toEqual([])
})
