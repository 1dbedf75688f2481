/** The direction of the page that is on the screen. */

/** Whether the page is written from right to left. */
export const isMirrored = (): boolean => document.dir === 'rtl'

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** Returns what a key means along the line: `ArrowRight` is onwards, and so the left one where lines run leftwards. */
export function keyAlong(key: string): string {
  return (isMirrored() && opposite[key]) || key
}
