import sharp from 'sharp'

/** Smallest difference at which two motifs look different. */
export const leastDifference = 0.12

/** Returns the darkness of a drawing (0 to 255) in a grid of 48 by 48 pixels. */
export async function inkOf(svg: string): Promise<number[]> {
  const image = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale()
  const bytes = await image.resize(48, 48, { fit: 'contain', background: '#fff' }).raw().toBuffer()
  return [...bytes].map((light) => 255 - light)
}

/** Returns the share of ink that differs between two drawings, from 0 to 1. */
export function differenceOf(a: readonly number[], b: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return sum(a.map((ink, at) => Math.abs(ink - (b[at] ?? 0)))) / (sum(a) + sum(b))
}
