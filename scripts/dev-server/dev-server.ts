/** Gatsby's development server as a process that is started again when it has to be. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import chokidar from 'chokidar'
import { formEnvironment } from '../receiver/local-services'
import { gatsbyCommand } from '../site-build/gatsby-command'
import { compileGatsbyFiles, type GatsbyFiles, writeGatsbyFiles } from '../site-build/gatsby-files'

/** Milliseconds without a further change after which changed code is taken up. */
const settled = 200
/** One that ends sooner than this (milliseconds) would end so again. */
const soon = 10_000
/** It is started again so often within ten minutes. */
const mostRestarts = 3
const tenMinutes = 600_000

interface Start {
  /** Of Gatsby's command. */
  options: readonly string[]
  /** Beside this process's own. */
  environment: Record<string, string>
}

export class DevServer {
  private process: ChildProcess | undefined
  /** Why the process is to end; when it ends without, something else has ended it. */
  private ending: 'restart' | 'end' | undefined
  private readonly killed: number[] = []
  private watcher: ReturnType<typeof chokidar.watch> | undefined

  /**
   * @param root the project's folder
   * @param onStart hears the number of each process that is started
   */
  constructor(
    private readonly root: string,
    private readonly given: Start,
    private readonly onStart: (pid: number) => void,
  ) {}

  /**
   * Runs the server until it is ended.
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

  /** Ends the server for good. */
  stop(): void {
    this.ending = 'end'
    this.process?.kill('SIGTERM')
  }

  private start(): ChildProcess {
    const started = spawn(
      process.execPath,
      [...gatsbyCommand(this.root, ['before-develop.cjs']), 'develop', ...this.given.options],
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
    if (started.pid) this.onStart(started.pid)
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

  /** Says that the server has ended by itself, and whether it is started again. */
  private mayRestart(status: number, lasted: number): boolean {
    const now = Date.now()
    this.killed.push(now)
    const recent = this.killed.filter((time) => now - time < tenMinutes)
    const again = lasted > soon && recent.length <= mostRestarts
    console.error(
      `\nThe development server has ended without being asked to (status ${status}): it was killed, perhaps for lack of memory, or says why above. ${again ? 'It is started again.' : 'Start it again with npm run dev.'}\n`,
    )
    return again
  }

  /** Starts the server again when code changes that Gatsby has loaded: it would not see the change. */
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
      timer = setTimeout(() => void this.restart(), settled)
    })
  }

  /** Ends the server, to be started with the code as it is now; with a mistake in it, goes on as before. */
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
