/** Parses diagrams with Mermaid's own parser, to read them as GitHub does. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Actor, Box, Message } from 'mermaid/dist/diagrams/sequence/types.js'
import type {
  AxisDataType,
  PlotData,
} from 'mermaid/dist/diagrams/xychart/chartBuilder/interfaces.js'
import type { Edge, Node } from 'mermaid/dist/rendering-util/types.js'

export interface Graph {
  nodes: Node[]
  edges: Edge[]
  direction: string
  /** Names of classes defined with classDef. */
  classes: string[]
}

export interface MermaidSequence {
  actors: Actor[]
  boxes: Box[]
  messages: Message[]
  messageTypes: Record<string, number>
}

export interface MermaidChart {
  xAxis: AxisDataType
  yAxis: AxisDataType
  plots: PlotData[]
}

export interface ParseError {
  message: string
  /** Text that stopped the parser. */
  token?: string
  /** Line of the token, counted from 0. */
  line?: number
  /** Position of the previous token, lines counted from 1. */
  loc?: { first_line: number; last_line: number; first_column: number }
}

export type Parsed =
  | { error: ParseError }
  | { error?: undefined; type: 'flowchart-v2' | 'stateDiagram'; title: string; data: Graph }
  | { error?: undefined; type: 'sequence'; title: string; data: MermaidSequence }
  | { error?: undefined; type: 'xychart'; title: string; data: MermaidChart }

/** Much more than jsdom and Mermaid need to load. */
const timeoutInMilliseconds = 60_000

/**
 * Parses a diagram in a worker. Blocks until the worker answers, because the content check is synchronous. Loading
 * takes about a second, each diagram 5 to 15 ms.
 * @throws if Mermaid cannot be loaded
 */
export function parseMermaid(source: string): Parsed {
  parser ??= startParser()
  Atomics.store(parser.signal, 0, 0)
  parser.port.postMessage(source)
  // A late notification of the previous answer can end the wait early.
  while (Atomics.load(parser.signal, 0) === 0)
    if (Atomics.wait(parser.signal, 0, 0, timeoutInMilliseconds) === 'timed-out')
      throw new Error(`Mermaid did not answer within ${timeoutInMilliseconds / 1000} s.`)
  const answer: unknown = receiveMessageOnPort(parser.port)?.message
  const parsed: Parsed | { failure: string } = JSON.parse(String(answer))
  if ('failure' in parsed) throw new Error(`Mermaid could not be loaded: ${parsed.failure}`)
  return parsed
}

const workerName = 'worker.mjs'
let parser: ReturnType<typeof startParser> | undefined

function startParser() {
  const { port1, port2 } = new MessageChannel()
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const nextToThis = join(__dirname, workerName)
  // In Gatsby, __dirname is the folder of the bundled gatsby-node.ts.
  const inProject = join(process.cwd(), 'src', 'diagrams', 'mermaid', workerName)
  const worker = new Worker(existsSync(nextToThis) ? nextToThis : inProject, {
    workerData: { port: port2, signal },
    transferList: [port2],
    // Keeps the loaders and patches of this process out of the worker.
    execArgv: [],
    env: {},
  })
  worker.unref()
  port1.unref()
  return { port: port1, signal }
}
