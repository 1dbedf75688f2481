/**
 * Builds the chain under every motif: one walk over the lattice, in which the hash of each block is made
 * from that of the one before.
 */

/** The centre of a unit on the sheet. */
export interface Place {
  x: number
  y: number
}

/** A unit of the motif and its place in the chain. */
export interface Block extends Place {
  /** Where it stands: the first block, one between, the last, or a place the chain has not reached. */
  state: 'first' | 'linked' | 'last' | 'open'
  /** Which of four drawings the unit takes: that of the block before, or, every third time, the next. */
  variant: number
  /** The step to the block before; 0, 0 where there is none. */
  back: readonly [number, number]
}

/** Returns the FNV-1a hash over the UTF-16 code units of a string, mixed: 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return mix(hash)
}

/** Spreads a change of any bit over all 32 (the finaliser of MurmurHash3). */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Returns a walk that visits each cell of a lattice once, as cell numbers (`row * columns + column`).
 *
 * Starts row by row and back, like a weaver, and reconnects one of its ends many times: the "backbite"
 * move of Mansfield, Journal of Chemical Physics 77 (1982) 1554.
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
  const near: number[] = []
  if (column > 0) near.push(cell - 1)
  if (column < columns - 1) near.push(cell + 1)
  if (row > 0) near.push(cell - columns)
  if (row < rows - 1) near.push(cell + columns)
  return near
}

/** Returns the centres of a lattice's square cells, in the order of a walk through them. */
export function lattice(seed: string, columns: number, rows: number, cell: number): Place[] {
  return walk(columns, rows, hashText(seed)).map((number) => ({
    x: ((number % columns) + 0.5) * cell,
    y: (Math.floor(number / columns) + 0.5) * cell,
  }))
}

/**
 * Chains places in their order: the hash of each block is made from that of the block before.
 * @param reach the part of the places that the chain covers, 0 to 1
 */
export function chain(seed: string, places: readonly Place[], reach: number): Block[] {
  let hash = hashText(`${seed}#`)
  const covered = Math.round(places.length * (reach + ((hash >>> 8) % 5) / 50 - 0.04))
  const length = Math.min(places.length, Math.max(2, covered))
  let variant = hash % 4
  return places.map(({ x, y }, i) => {
    hash = mix(hash + i)
    if (hash % 3 === 0) variant = (variant + 1) % 4
    const before = i < length ? places[i - 1] : undefined
    return {
      x,
      y,
      state: i === 0 ? 'first' : i < length - 1 ? 'linked' : i < length ? 'last' : 'open',
      variant,
      back: before ? [before.x - x, before.y - y] : [0, 0],
    }
  })
}
