/** Runs a command and measures it with all the processes that it starts. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Measurement {
  status: number | null
  output: string
  /** Wall time in seconds. */
  seconds: number
  /** Processor time of all processes, in seconds: the truer figure on a machine with other work. */
  busy: number
  /** Peak memory of the largest process and of all together, in megabytes; 0 where there is no /proc. */
  largest: number
  together: number
  /** The last line that the command had printed when its largest process was at its peak. */
  largestAfter: string
  /** Megabytes that the processes have written, to files and to each other. */
  written: number
}

/** Milliseconds between two samples of the processes. */
const interval = 100

export async function measure(
  cwd: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Measurement> {
  const [program = '', ...options] = command
  const start = performance.now()
  const child = spawn(program, options, { cwd, env: { ...process.env, ...env } })
  const processes = new ProcessTree(child.pid ?? 0)
  const busyBefore = childSeconds()
  let output = ''
  let largestAfter = ''
  const watch = setInterval(() => {
    if (processes.sample()) largestAfter = output.trimEnd().split('\n').at(-1) ?? ''
  }, interval)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const status = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  clearInterval(watch)
  const seconds = (performance.now() - start) / 1000
  const busy = childSeconds() - busyBefore
  return { status, output, seconds, busy, largestAfter, ...processes.figures() }
}

/** Returns the processor time of ended child processes: fields 16 and 17, in hundredths of a second. */
function childSeconds(): number {
  const stat = read('/proc/self/stat')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / 100
}

/** A process and those that it has started, as proc(5) shows them. */
class ProcessTree {
  private readonly peaks = new Map<number, number>()
  private readonly bytes = new Map<number, number>()
  private together = 0

  constructor(private readonly root: number) {}

  /**
   * Takes a sample of the processes.
   * @returns whether the largest process has grown since the last sample
   */
  sample(): boolean {
    const before = Math.max(0, ...this.peaks.values())
    let sum = 0
    for (const pid of this.members()) {
      const status = read(`/proc/${pid}/status`)
      sum += field(status, 'VmRSS')
      this.peaks.set(pid, Math.max(this.peaks.get(pid) ?? 0, field(status, 'VmHWM')))
      this.bytes.set(pid, field(read(`/proc/${pid}/io`), 'wchar'))
    }
    this.together = Math.max(this.together, sum)
    return Math.max(0, ...this.peaks.values()) > before
  }

  figures(): Pick<Measurement, 'largest' | 'together' | 'written'> {
    const written = [...this.bytes.values()].reduce((sum, bytes) => sum + bytes, 0)
    return {
      largest: Math.max(0, ...this.peaks.values()) / 1024,
      together: this.together / 1024,
      written: written / 2 ** 20,
    }
  }

  private members(): number[] {
    const children = new Map<number, number[]>()
    for (const name of entries('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const parent = field(read(`/proc/${name}/status`), 'PPid')
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    }
    const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)]
    return below(this.root)
  }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function field(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0)
}
