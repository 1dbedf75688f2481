import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, spawnGroup } from './process-group'

/** Starts a child process, prints the child's id, and ends before the child. */
const program = 'sleep 600 & echo $!'

/** Waits up to 5 s. @returns whether the process has ended */
async function isGone(pid: number): Promise<boolean> {
  for (let tries = 50; tries > 0 && isAlive(pid); tries--) await wait(100)
  return !isAlive(pid)
}

test('kills the group if the parent process ends without cleaning up', async () => {
  const script = `
    const { spawnGroup } = require('./scripts/machine/process-group.ts')
    const { child } = spawnGroup('sh', ['-c', ${JSON.stringify(program)}], { stdio: 'pipe' })
    child.stdout.on('data', (id) => { console.log(String(id)); process.exit(1) })`
  const { stdout } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    encoding: 'utf8',
  })
  const pid = Number(stdout)
  expect(pid).toBeGreaterThan(1)
  expect(await isGone(pid)).toBe(true)
})

test('kills the group after its first program has ended, and allows a second kill', async () => {
  const { child, end } = spawnGroup('sh', ['-c', program], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise((done) => child.once('exit', done))
  const id = await new Promise((done) => child.stdout?.once('data', done))
  await ended
  expect(isAlive(Number(id))).toBe(true)
  end()
  expect(await isGone(Number(id))).toBe(true)
  end()
})
