/** Compares drawings as an eye would. */
import sharp from 'sharp'

/** Parts of the ink of two drawings that lie in other places; the least that an eye takes for two motifs. */
export const leastDifference = 0.12

/** Returns how dark a drawing is in each of 48 by 48 places. */
export async function inkOf(svg: string): Promise<number[]> {
  const image = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale()
  const bytes = await image.resize(48, 48, { fit: 'contain', background: '#fff' }).raw().toBuffer()
  return [...bytes].map((light) => 255 - light)
}

/** Returns which part of the ink of two drawings lies in other places, from 0 to 1. */
export function differenceOf(one: readonly number[], other: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return sum(one.map((ink, at) => Math.abs(ink - (other[at] ?? 0)))) / (sum(one) + sum(other))
}
