/** Runs Gatsby's development server in a process that is restarted when necessary. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import chokidar from 'chokidar'
import { formEnvironment } from '../receiver/local-services'
import { gatsbyCommand, patches } from '../site-build/gatsby-command'
import { compileGatsbyFiles, type GatsbyFiles, writeGatsbyFiles } from '../site-build/gatsby-files'

/** Milliseconds without a further change after which the server restarts with changed code. */
const codeDebounceMs = 200
/** Uptime in milliseconds below which a server that has ended would end again. */
const minimumUptimeMs = 10_000
/** Number of restarts at most within ten minutes. */
const maximumRestarts = 3
const restartWindowMs = 600_000

interface Start {
  /** Options of Gatsby's command. */
  options: readonly string[]
  /** Variables beside this process's own environment. */
  environment: Record<string, string>
}

export class DevServer {
  private process: ChildProcess | undefined
  /** Why the process is to end; undefined while nothing here ends it. */
  private ending: 'restart' | 'end' | undefined
  private readonly endTimes: number[] = []
  private watcher: ReturnType<typeof chokidar.watch> | undefined

  /** @param root the project's folder */
  constructor(
    private readonly root: string,
    private readonly given: Start,
  ) {}

  /**
   * Runs the server until it is stopped.
   * @returns the status to end with
   * @throws when its code cannot be compiled
   */
  async run(): Promise<number> {
    try {
      return await this.runUntilEnded()
    } finally {
      await this.watcher?.close()
    }
  }

  private async runUntilEnded(): Promise<number> {
    let files = await compileGatsbyFiles(this.root)
    for (;;) {
      writeGatsbyFiles(files)
      this.watchCode(files)
      const started = Date.now()
      const status = await this.ended(this.start())
      if (this.ending === 'end') return status
      if (this.ending !== 'restart' && !this.mayRestart(status, Date.now() - started))
        return status || 1
      this.ending = undefined
      files = (await this.compile()) ?? files
    }
  }

  /** Stops the server for good. */
  stop(): void {
    this.ending = 'end'
    this.process?.kill('SIGTERM')
  }

  private start(): ChildProcess {
    const started = spawn(
      process.execPath,
      [
        ...gatsbyCommand(this.root, [`${patches}/dev-server/before-develop.cjs`]),
        'develop',
        ...this.given.options,
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          ...formEnvironment,
          ...this.given.environment,
          GATSBY_ENABLE_LAZY_IMAGES_IN_CI: '1',
        },
      },
    )
    this.process = started
    return started
  }

  /** Resolves with the status of a process; a signal counts as a failure. */
  private ended(started: ChildProcess): Promise<number> {
    return new Promise((done, fail) => {
      started.on('error', fail)
      started.on('exit', (status, signal) => done(signal ? 1 : (status ?? 1)))
    })
  }

  /** Reports that the server has ended by itself, and returns whether it may be restarted. */
  private mayRestart(status: number, lasted: number): boolean {
    const now = Date.now()
    this.endTimes.push(now)
    const recent = this.endTimes.filter((time) => now - time < restartWindowMs)
    const again = lasted > minimumUptimeMs && recent.length <= maximumRestarts
    console.error(
      `\nThe development server has ended without being asked to (status ${status}): it was killed, perhaps for lack of memory, or says why above. ${again ? 'It is started again.' : 'Start it again with npm run dev.'}\n`,
    )
    return again
  }

  /** Restarts the server when code changes that Gatsby has loaded: Gatsby would not see the change. */
  private watchCode({ sources }: GatsbyFiles): void {
    void this.watcher?.close()
    let timer: NodeJS.Timeout | undefined
    this.watcher = chokidar.watch(
      sources.map((source) => join(this.root, source)),
      { ignoreInitial: true, followSymlinks: false },
    )
    this.watcher.on('error', () => undefined)
    this.watcher.on('all', () => {
      clearTimeout(timer)
      timer = setTimeout(() => void this.restart(), codeDebounceMs)
    })
  }

  /** Ends the server, to be restarted with the current code; keeps it running if that does not compile. */
  private async restart(): Promise<void> {
    if (this.ending || !(await this.compile())) return
    console.error('\nThe code of content and pages has changed: the server starts again with it.\n')
    this.ending = 'restart'
    this.process?.kill('SIGTERM')
  }

  private async compile(): Promise<GatsbyFiles | undefined> {
    try {
      return await compileGatsbyFiles(this.root)
    } catch (error) {
      console.error(`\nThe server goes on with the code as it was. ${String(error)}\n`)
      return undefined
    }
  }
}
