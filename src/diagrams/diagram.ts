/** What a diagram says, whatever it looks like: read from Mermaid, drawn as SVG, described in words. */

/** What a part stands for: `ours` is what we build, `back` what goes wrong or back, `point` the one that matters. */
export type Tone = 'plain' | 'ours' | 'back' | 'point'

export type Shape =
  | 'box'
  | 'round'
  | 'stadium'
  | 'circle'
  | 'question'
  | 'hexagon'
  | 'parallelogram'
  | 'record'
  | 'note'
  | 'start'
  | 'end'
  | 'fork'

export interface FlowNode {
  id: string
  words: string
  shape: Shape
  tone: Tone
}

export interface FlowEdge {
  /** Id of a node or of a group. */
  from: string
  to: string
  words: string
  tone: Tone
  /** Where it has arrowheads; `lost` ends in a cross. */
  tips: 'none' | 'end' | 'both' | 'lost'
}

export interface FlowGroup {
  id: string
  words: string
  /** Ids of the nodes in it that are not in one of its groups. */
  nodes: string[]
  /** Id of the group around it. */
  parent?: string | undefined
}

/** A flowchart or a state diagram. */
export interface Flow {
  kind: 'flow'
  title: string
  direction: 'down' | 'right'
  nodes: FlowNode[]
  edges: FlowEdge[]
  groups: FlowGroup[]
}

export interface SequenceStep {
  /** A message has two, which may be the same; a note the participants that it is about. */
  between: string[]
  kind: 'message' | 'reply' | 'lost' | 'note'
  /** Where a message has arrowheads. */
  tips: 'none' | 'end' | 'both'
  words: string
}

/** Steps that are repeated, optional, alternatives of each other or parallel. */
export interface SequenceFrame {
  /** Mermaid’s keyword: loop, alt, opt, par, critical or break. */
  keyword: string
  /** The condition of each part, and the index of the step with which it begins. */
  parts: { words: string; start: number }[]
  /** Index of the step after its last one. */
  end: number
}

export interface Sequence {
  kind: 'sequence'
  title: string
  participants: { id: string; words: string }[]
  /** Boxes around participants that are next to each other. */
  groups: { words: string; participants: string[] }[]
  steps: SequenceStep[]
  /** Outer frames come before those in them. */
  frames: SequenceFrame[]
}

/** A chart: a value for each row in each series. */
export interface Chart {
  kind: 'chart'
  title: string
  /** Names of the values and of the rows. */
  axis: string
  rows: string[]
  series: { kind: 'bar' | 'line'; name: string; values: number[] }[]
}

export type Diagram = Flow | Sequence | Chart

/** A mistake in the source, or a part that is not drawn: its line, counted from 0, and what to write. */
export interface DiagramProblem {
  line: number
  message: string
}

/** What was read of a diagram. Where there are problems, it is not whole. */
export interface Read<D extends Diagram> {
  diagram: D
  problems: DiagramProblem[]
  /** Parts that are left out, although the diagram is drawn. */
  advice: DiagramProblem[]
}

/** Signs between the names of what an arrow joins, by its arrowheads. */
export const signs = { none: ' – ', end: ' → ', both: ' ↔ ', lost: ' ↛ ' } as const
