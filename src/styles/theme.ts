/** Design tokens as CSS. Components use colours through CSS variables. */
import { type ColorName, colors, type Scheme } from '../theme/colors'

function variable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * Returns a scheme's colours (`--paper: #FBF7EF; …`) and differences: `--dark` (1 or 0) for filters
 * that lighten drawings, `--on-light` and `--on-dark` for pictures in one scheme only, and
 * `--contour`, which separates a cut-out picture from dark paper.
 */
export function colorDeclarations(scheme: Scheme): string {
  const declarations = Object.entries(colors).map(
    ([name, values]) => `${variable(name)}: ${values[scheme]};`,
  )
  // Without `only`, Chrome's automatic dark mode darkens even a chosen light scheme.
  const supported = scheme === 'light' ? 'only light' : scheme
  return `color-scheme: ${supported}; ${declarations.join(' ')} ${differences[scheme]}`
}

const edge = (offset: string) => `drop-shadow(${offset} ${offset} 0 ${colors.ink.dark})`
const differences: Readonly<Record<Scheme, string>> = {
  light: '--dark: 0; --on-light: block; --on-dark: none; --contour: none;',
  dark: `--dark: 1; --on-light: none; --on-dark: block; --contour: ${edge('1px')} ${edge('-1px')};`,
}

export const color = Object.fromEntries(
  Object.keys(colors).map((name) => [name, `var(${variable(name)})`]),
) as Record<ColorName, string>

/** font-faces.ts defines the families. */
export const font = {
  display: 'var(--display)',
  text: 'var(--text)',
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const

/** Fluid between a 360 px and a 1440 px screen. */
export const size = {
  small: '0.875rem',
  text: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  h3: 'clamp(1.25rem, 1.19rem + 0.28vw, 1.4375rem)',
  h2: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)',
  h1: 'clamp(2rem, 1.3rem + 2.9vw, 3.875rem)',
  numeral: 'clamp(2.5rem, 2rem + 2.2vw, 4rem)',
} as const

/** An 8 px grid. */
export const space = {
  1: '0.5rem',
  2: '1rem',
  3: '1.5rem',
  4: '2rem',
  5: '3rem',
  6: '4rem',
  /**
   * Padding at each end of a section. The contents of two sections are 85 px
   * apart on a wide screen and 56 px on a phone.
   */
  section: 'clamp(1.75rem, 1.23rem + 1.6vw, 2.667rem)',
  /** Padding above breadcrumb and headline, which start at the same height on all pages. */
  opening: 'clamp(2rem, 1rem + 3vw, 4rem)',
  gutter: 'clamp(1rem, 0.2rem + 3.5vw, 3.5rem)',
} as const

export const radius = { small: '2px', medium: '4px' } as const

/** 50ch holds about 70 characters: the zero is wider than the average letter. */
export const width = { page: '80rem', measure: '50ch' } as const

export const motion = {
  fast: '150ms',
  medium: '220ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Minimum touch target (WCAG 2.5.5). */
export const target = '44px'

/** 1, or -1 right to left, for horizontal movement: `calc(${directionSign} * 4px)`. */
export const directionSign = 'var(--direction-sign, 1)'

/** Height of the sticky header, which must not cover anchors and focus. */
export const headerHeight = '4.5rem'

export const media = {
  phone: '@media (max-width: 39.99rem)',
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
  /** Low windows, such as a landscape phone or 400 % zoom, have no room for a fixed bar. */
  low: '@media (max-height: 399.99px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const

/** For `matchMedia`. */
export const wideScreens = media.desktop.replace('@media ', '')
