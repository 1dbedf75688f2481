/** Returns whether the page runs from right to left. */
export const isMirrored = (): boolean => document.dir === 'rtl'

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** Swaps the arrow keys on right-to-left pages, so that `ArrowRight` always means forwards. */
export function keyAlong(key: string): string {
  return (isMirrored() && opposite[key]) || key
}
