import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

/**
 * Returns a component that draws an icon of lucide-react as one path, beside words that say the same. The build makes these of the icons that are
 * imported (src/generator/gatsby-patches/scripts/single-path-icons.cjs).
 * @param lines path data on a square of 24 units, drawn as lines
 * @param filled path data of what is filled too
 */
export function singlePathIcon(lines: string, filled?: string) {
  return function SinglePathIcon({
    size = 24,
    strokeWidth = 2,
    ...attributes
  }: ComponentProps<LucideIcon>) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...attributes}
      >
        <path d={lines} />
        {filled && <path d={filled} fill="currentColor" />}
      </svg>
    )
  }
}
