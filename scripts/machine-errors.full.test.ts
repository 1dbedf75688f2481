/**
 * Each real disk or permission error prints one line, exits with 1, and leaves
 * finished files unchanged.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../src/content-model/testing/test-folder'
import { writeChanged } from '../src/generator/publish/files'

const node = [process.execPath, '--require', require.resolve('tsx/cjs')]
let root: string

beforeEach(() => {
  root = testFolder()
  write('package.json', '{}')
  write('dist/index.html', 'the last good site')
  write('hosting/nginx-http.conf', 'its hosting')
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
})

const write = (path: string, text: string) => writeChanged(join(root, path), text)

function run([program = '', ...args]: string[]) {
  const { status, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  })
  return { status, stderr }
}

const runner = [process.execPath, resolve('scripts/run.cjs')]

/** Runs a command after these shell commands, in its own mount namespace. */
const mounted = (mounts: string, command: string[]) => [
  ...['unshare', '--map-root-user', '--mount', 'sh', '-c', `set -e; ${mounts}; exec "$@"`, 'sh'],
  ...command,
]

const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0
const whereMounts = canMount ? test : test.skip
const title = (name: string) => (canMount ? name : `${name} (needs unshare(1) of Linux)`)

describe('a build', () => {
  const outcome = (line: string) => ({ status: 1, stderr: `${line}\n` })

  whereMounts(title('reports a read-only output folder and keeps the previous site'), () => {
    const mounts = 'mount --bind dist dist; mount -o remount,bind,ro dist'
    expect(run(mounted(mounts, [...runner, 'build']))).toEqual(
      outcome('dist cannot be written: its file system is read-only. Build in a writable folder.'),
    )
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the last good site')
  })

  test('reports missing permission to write its output', () => {
    const isRoot = process.getuid?.() === 0
    spawnSync('chmod', ['0555', join(root, 'dist')])
    spawnSync('chmod', ['0777', root])
    const nobody = isRoot ? ['setpriv', '--reuid=65534', '--clear-groups'] : []
    // This user may not write the compiler's cache in node_modules.
    expect(run([...nobody, ...node, resolve('scripts/build.ts')])).toEqual(
      outcome(
        'dist cannot be written: permission denied. Make the user who runs the build its owner, or build in another folder.',
      ),
    )
    spawnSync('chmod', ['0755', join(root, 'dist')])
  })
})

whereMounts(title('a failed swap of an output folder restores all folders'), () => {
  write(
    'swap.ts',
    `import { explainError } from '${resolve('src/generator/machine-errors.ts')}'
import { replaceFolders } from '${resolve('src/generator/publish/atomic-replace.ts')}'
try {
  replaceFolders(process.cwd(), { dist: () => undefined, hosting: () => undefined })
} catch (error) {
  console.error(explainError(error, process.cwd()))
  process.exitCode = 1
}
`,
  )
  // Swapping the second folder fails after the first was swapped.
  const inPlace = mounted('mount --bind hosting hosting', [...node, 'swap.ts'])
  expect(run(inPlace)).toEqual({
    status: 1,
    stderr: 'hosting cannot be replaced: it is a mount point. Mount its parent folder instead.\n',
  })
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /^(dist|hosting)/.test(name)).sort()).toEqual([
    'dist',
    'dist/index.html',
    'hosting',
    'hosting/nginx-http.conf',
  ])
})

describe('on a full disk', () => {
  /**
   * Runs a command in a copy of the folder on a disk of one megabyte.
   * @param free free space (kilobytes)
   * @returns the outcome, and the remaining files with their sizes
   */
  function runOnFullDisk(free: number, command: string[]) {
    mkdirSync(join(root, 'disk'))
    const prepare = `mount -t tmpfs -o size=1m tmpfs disk
tar -c --exclude=./disk . | tar -x -C disk
cd disk; head -c ${free}k /dev/zero > free; cat /dev/zero > filler 2> /dev/null || true; rm free
status=0; "$@" || status=$?
find . -type f ! -name filler ! -path './.cache/*' -printf '%P %s\\n' | sort; exit $status`
    const [program = '', ...args] = mounted(prepare, command)
    const { status, stderr, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
    return { status, stderr, files: stdout.trim().split('\n') }
  }
  const fullDisk = 'The disk is full. Free some space and run the command again.\n'
  const good = ['dist/index.html 18', 'hosting/nginx-http.conf 11', 'package.json 2']

  whereMounts(title('a failed fix leaves the content unchanged'), () => {
    const long = `---\ntitel: ${'a'.repeat(100 * 1024)}\n---\n`
    write('content/track-record/mainnets.mdx', long)
    symlinkSync(resolve('src'), join(root, 'src'))
    const check = [...runner, 'check', '--fix', '--content']
    const { status, stderr, files } = runOnFullDisk(50, check)
    expect([status, stderr]).toEqual([1, fullDisk])
    expect(files).toEqual([`content/track-record/mainnets.mdx ${long.length}`, ...good])
  })

  whereMounts(title('a failed new entry leaves no file'), () => {
    const { status, stderr, files } = runOnFullDisk(0, [...runner, 'new', 'offering', 'Sprint'])
    expect([status, stderr, files]).toEqual([1, fullDisk, good])
  })
})
