/** Parses Mermaid with Mermaid's own parser, so that a diagram means the same here and on GitHub. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Actor, Box, Message } from 'mermaid/dist/diagrams/sequence/types.js'
import type {
  AxisDataType,
  PlotData,
} from 'mermaid/dist/diagrams/xychart/chartBuilder/interfaces.js'
import type { Edge, Node } from 'mermaid/dist/rendering-util/types.js'

/** A flowchart or state diagram, as Mermaid's layout receives it. */
export interface Graph {
  nodes: Node[]
  edges: Edge[]
  direction: string
  /** Names of the classes that classDef defines. */
  classes: string[]
}

export interface MermaidSequence {
  actors: Actor[]
  boxes: Box[]
  messages: Message[]
  /** Numbers of the message types, by name. */
  messageTypes: Record<string, number>
}

export interface MermaidChart {
  xAxis: AxisDataType
  yAxis: AxisDataType
  plots: PlotData[]
}

export interface ParseError {
  message: string
  /** The text at which the parser stopped. */
  token?: string
  /** Line of the token, counted from 0. */
  line?: number
  /** Place of the token before, lines counted from 1. */
  loc?: { first_line: number; last_line: number; first_column: number }
}

export type Parsed =
  | { error: ParseError }
  | { error?: undefined; type: 'flowchart-v2' | 'stateDiagram'; title: string; data: Graph }
  | { error?: undefined; type: 'sequence'; title: string; data: MermaidSequence }
  | { error?: undefined; type: 'xychart'; title: string; data: MermaidChart }

/** Far longer than loading jsdom and Mermaid takes on a busy machine. */
const timeoutInMilliseconds = 60_000

/**
 * Parses a diagram of a kind that is drawn. It waits for the worker, because the content check is synchronous: loading
 * takes about a second, a diagram 5 to 15 ms.
 * @throws when Mermaid cannot be loaded
 */
export function parseMermaid(source: string): Parsed {
  parser ??= startParser()
  Atomics.store(parser.signal, 0, 0)
  parser.port.postMessage(source)
  // The notification of the previous answer can arrive late and end the wait early.
  while (Atomics.load(parser.signal, 0) === 0)
    if (Atomics.wait(parser.signal, 0, 0, timeoutInMilliseconds) === 'timed-out')
      throw new Error(`Mermaid gave no answer within ${timeoutInMilliseconds / 1000} s.`)
  const answer: unknown = receiveMessageOnPort(parser.port)?.message
  const parsed = JSON.parse(String(answer)) as Parsed | { failure: string }
  if ('failure' in parsed) throw new Error(`Mermaid could not be loaded: ${parsed.failure}`)
  return parsed
}

const workerName = 'worker.mjs'
let parser: ReturnType<typeof startParser> | undefined

function startParser() {
  const { port1, port2 } = new MessageChannel()
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const nextToThis = join(__dirname, workerName)
  // Gatsby runs in the project's folder, and the bundle of gatsby-node.ts is elsewhere.
  const inProject = join(process.cwd(), 'src', 'diagrams', 'mermaid', workerName)
  const worker = new Worker(existsSync(nextToThis) ? nextToThis : inProject, {
    workerData: { port: port2, signal },
    transferList: [port2],
    // Without the loaders and patches of this process.
    execArgv: [],
    env: {},
  })
  worker.unref()
  port1.unref()
  return { port: port1, signal }
}
