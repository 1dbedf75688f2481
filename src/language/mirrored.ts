export const isMirrored = (): boolean => document.dir === 'rtl'

const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** Swaps the arrow keys on right-to-left pages: `ArrowRight` means forwards. */
export function keyAlong(key: string): string {
  return (isMirrored() && opposite[key]) || key
}
