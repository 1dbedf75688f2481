/** Finds where two screenshots of a page differ, so that a reader sees the place and not the whole page. */

/** A picture as rows of pixels. */
export interface Pixels {
  height: number
  data: Buffer
}

export interface Rows {
  top: number
  height: number
}

/** Number of rows shown around a change, which show where on the page it is. */
const surroundings = 120
/** Number of rows shown at most: higher pictures do not fit on a screen. */
const maximumRows = 1800

/**
 * Returns the rows of both pictures between those that are the same from the top and from the foot, however
 * many were added or removed. Undefined if all are the same.
 */
export function changedRows(
  before: Pixels,
  after: Pixels,
): { before: Rows; after: Rows } | undefined {
  const shorter = Math.min(before.height, after.height)
  let top = 0
  while (top < shorter && rowOf(before, top).equals(rowOf(after, top))) top += 1
  if (top === before.height && top === after.height) return undefined
  let foot = 0
  while (
    foot < shorter - top &&
    rowOf(before, before.height - 1 - foot).equals(rowOf(after, after.height - 1 - foot))
  )
    foot += 1
  const from = Math.max(0, top - surroundings)
  const cut = ({ height }: Pixels): Rows => {
    const to = Math.min(height, height - foot + surroundings)
    return { top: from, height: Math.min(maximumRows, Math.max(1, to - from)) }
  }
  return { before: cut(before), after: cut(after) }
}

/** Returns the first rows of a page that exists on one side only. */
export function firstRows({ height }: Pixels): Rows {
  return { top: 0, height: Math.min(maximumRows, height) }
}

function rowOf({ height, data }: Pixels, row: number): Buffer {
  const length = data.length / height
  return data.subarray(row * length, (row + 1) * length)
}
