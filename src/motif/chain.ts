import type { MotifFamily } from './families'

export interface MotifNumbers {
  cells: number
  /** Number of cells in the accent colour. */
  marked: number
}

/** A case's motif. */
export interface MotifData extends MotifNumbers {
  family: MotifFamily
}

export interface Block {
  /** Centre of the unit on the sheet. */
  x: number
  y: number
  /** `open` is a cell after the end of the chain. */
  state: 'first' | 'linked' | 'marked' | 'open'
  /** Index of the drawing, 0 to 3. */
  variant: number
  /** Rotation in eighths of a full turn. */
  turn: 0 | 1
  /** Offset of the previous block; 0, 0 for the first block. */
  back: readonly [number, number]
}

/** 32-bit FNV-1a of UTF-16 code units, mixed. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return mix(hash)
}

/** Finaliser of MurmurHash3. */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Returns a walk that visits each cell once, as cell numbers (`row * columns + column`). Starts with rows in
 * alternating directions, then repeats the "backbite" move of Mansfield, Journal of Chemical Physics 77 (1982) 1554.
 */
export function walk(columns: number, rows: number, seed: number): number[] {
  let path = Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns)
    return row * columns + (row % 2 === 0 ? i % columns : columns - 1 - (i % columns))
  })
  let state = seed
  for (let move = 0; move < path.length * 6; move += 1) {
    state = mix(state + 0x9e3779b9)
    if (state & 1) path.reverse()
    const end = path[0] ?? 0
    const near = neighbours(end, columns, rows).filter((cell) => cell !== path[1])
    const chosen = near[(state >>> 1) % Math.max(1, near.length)]
    if (chosen === undefined) continue
    const at = path.indexOf(chosen)
    path = [...path.slice(0, at).reverse(), ...path.slice(at)]
  }
  return path
}

function neighbours(cell: number, columns: number, rows: number): number[] {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row > 0 ? [cell - columns] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
  ]
}

/** Indexes of a motif's drawings. */
const sets = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
  [0, 2],
  [1, 3],
  [0, 1, 2, 3],
] as const

/** Rotations of a motif's units: none, all, every second unit, or every second row. */
const leans: readonly ((column: number, row: number) => number)[] = [
  () => 0,
  () => 1,
  (column, row) => (column + row) % 2,
  (_column, row) => row % 2,
]

/** Chains the cells of a lattice along a walk. Each block's hash depends on the previous hash. */
export function chain(
  seed: string,
  { cells, marked }: MotifNumbers,
  { columns, rows, cell }: Lattice,
): Block[] {
  let hash = hashText(`${seed}#`)
  const lean = leans[hash % leans.length]
  const drawings = sets[(hash >>> 2) % sets.length] ?? sets[6]
  const path = walk(columns, rows, hashText(seed))
  const places = path.map((number) => ({
    x: ((number % columns) + 0.5) * cell,
    y: (Math.floor(number / columns) + 0.5) * cell,
  }))
  const marks = markedCells(hash, cells, marked)
  let drawing = hash % 4
  return places.map(({ x, y }, i) => {
    hash = mix(hash + i)
    if (hash % 3 === 0) drawing += 1
    const before = i < cells ? places[i - 1] : undefined
    const linked = i < cells ? 'linked' : 'open'
    return {
      x,
      y,
      turn: lean?.(Math.floor(x / cell), Math.floor(y / cell)) ? 1 : 0,
      state: marks.has(i) ? 'marked' : i === 0 ? 'first' : linked,
      variant: drawings[drawing % drawings.length] ?? 0,
      back: before ? [before.x - x, before.y - y] : [0, 0],
    }
  })
}

/** Marks the last cell if `count` is 1, otherwise random cells. */
function markedCells(seed: number, cells: number, count: number): ReadonlySet<number> {
  if (count === 1) return new Set([cells - 1])
  const lot = (cell: number) => mix(seed ^ mix(cell))
  const drawn = Array.from({ length: cells }, (_, cell) => cell).sort((a, b) => lot(a) - lot(b))
  return new Set(drawn.slice(0, count))
}

/** `cell` is a cell's side length in user units. */
type Lattice = Record<'columns' | 'rows' | 'cell', number>

/** Every motif has about this width in user units, to keep strokes equally thick. */
export const latticeWidth = 480

/**
 * Returns a nearly square lattice for the cells, at least four by four. The seed chooses between the possible sizes.
 * The number of rows is even, because pages show two halves.
 */
export function latticeFor(seed: string, cells: number): Lattice {
  const maximum = Math.min(cells * 1.4 + 4, cells + 40)
  const fitting: Lattice[] = []
  for (let rows = 4; rows * rows * 0.75 <= Math.max(maximum, 16); rows += 2)
    for (let columns = Math.max(4, Math.ceil(rows * 0.75)); columns <= rows * 1.3; columns += 1)
      if (columns * rows >= cells && (columns * rows <= maximum || rows === 4))
        fitting.push({ columns, rows, cell: Math.round(latticeWidth / columns) })
  const chosen = fitting[hashText(`${seed}/`) % fitting.length]
  return chosen ?? { columns: 4, rows: 4, cell: latticeWidth / 4 }
}
