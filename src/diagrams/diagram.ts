/** What a diagram says, whatever it looks like: read from Mermaid, drawn as SVG, described in words. */

/** What a part stands for: `ours` is what we build, `back` what goes wrong or back, `point` the one that matters. */
export type Tone = 'plain' | 'ours' | 'back' | 'point'

export type Shape = 'box' | 'round' | 'question' | 'record' | 'start' | 'end'

export interface FlowNode {
  id: string
  words: string
  shape: Shape
  tone: Tone
}

export interface FlowEdge {
  from: string
  to: string
  words: string
  tone: Tone
  /** Where it has arrowheads. */
  tips: 'none' | 'end' | 'both'
}

export interface FlowGroup {
  words: string
  nodes: string[]
}

/** A flowchart or a state diagram. */
export interface Flow {
  kind: 'flow'
  direction: 'down' | 'right'
  nodes: FlowNode[]
  edges: FlowEdge[]
  groups: FlowGroup[]
}

export interface SequenceStep {
  /** A message has two, which may be the same; a note the participants that it is about. */
  between: string[]
  kind: 'message' | 'reply' | 'lost' | 'note'
  words: string
}

export interface Sequence {
  kind: 'sequence'
  participants: { id: string; words: string }[]
  steps: SequenceStep[]
}

/** A chart: a value for each row in each series. */
export interface Chart {
  kind: 'chart'
  title: string
  /** Name of the values. */
  axis: string
  rows: string[]
  series: { kind: 'bar' | 'line'; values: number[] }[]
}

export type Diagram = Flow | Sequence | Chart

/** A mistake in the source: its line, counted from 0, and what to write. */
export interface DiagramProblem {
  line: number
  message: string
}

/** What was read of a diagram. Where there are problems, it is not whole. */
export interface Read<D extends Diagram> {
  diagram: D
  problems: DiagramProblem[]
}
