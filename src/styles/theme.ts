/**
 * Design tokens. Colours come from natural dyes: undyed cotton, night indigo, soga bark, turmeric.
 * Components use the CSS variables through `theme`; only this file has the values.
 */

type Scheme = 'light' | 'dark'

/** Each colour in both schemes. Text pairs reach WCAG AA, body text on paper AAA. */
export const colors = {
  paper: { light: '#FBF7EF', dark: '#0E1424' },
  /** Background of panels, slightly different from paper. */
  wash: { light: '#F3ECDF', dark: '#151C30' },
  ink: { light: '#161A26', dark: '#F1EBDD' },
  /** Secondary text. */
  muted: { light: '#4A4E5C', dark: '#B9B5AB' },
  /** Brand and actions. */
  indigo: { light: '#1F3A8A', dark: '#8FA8FF' },
  /** Actions under the pointer. */
  indigoDeep: { light: '#152A69', dark: '#B3C4FF' },
  /** Text on indigo. */
  onIndigo: { light: '#FBF7EF', dark: '#0E1424' },
  /** Background of the one emphasised band of a page. */
  band: { light: '#1F3A8A', dark: '#1C2D63' },
  onBand: { light: '#FBF7EF', dark: '#F1EBDD' },
  /** Warm second colour: eyebrows, numerals. */
  soga: { light: '#8A4B1F', dark: '#E0A06A' },
  /** One small accent. */
  kunyit: { light: '#E2A400', dark: '#FFC93C' },
  line: { light: '#161A2622', dark: '#F1EBDD22' },
  /** Hairlines that carry meaning, such as the edge of a field: 3:1 on paper. */
  edge: { light: '#7C7D83', dark: '#7F828C' },
  /** Failures. */
  alert: { light: '#9B1C1C', dark: '#FF9C8F' },
  /** Overlay over the page behind a menu. */
  scrim: { light: '#161A2638', dark: '#04060CA6' },
  /** Confirmations. */
  success: { light: '#1D6B3A', dark: '#7FD49B' },
} as const satisfies Record<string, Record<Scheme, string>>

export type ColorName = keyof typeof colors

function variable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * Returns the declarations of all colours of one scheme: `--paper: #FBF7EF; …`. `--dark` is 1 or 0, for
 * filters that turn dark drawings light.
 */
export function colorDeclarations(scheme: Scheme): string {
  const declarations = Object.entries(colors).map(
    ([name, values]) => `${variable(name)}: ${values[scheme]};`,
  )
  return `color-scheme: ${scheme}; --dark: ${scheme === 'dark' ? 1 : 0}; ${declarations.join(' ')}`
}

const color = Object.fromEntries(
  Object.keys(colors).map((name) => [name, `var(${variable(name)})`]),
) as Record<ColorName, string>

/** Design tokens for styles. Lengths are CSS strings on an 8 px grid. */
export const theme = {
  color,
  /** The families are in font-faces.ts. */
  font: {
    display: 'var(--display)',
    text: 'var(--text)',
    code: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  },
  /** Fluid sizes between a 360 px and a 1440 px screen. */
  size: {
    small: '0.875rem',
    text: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
    h3: 'clamp(1.25rem, 1.19rem + 0.28vw, 1.4375rem)',
    h2: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)',
    h1: 'clamp(2rem, 1.3rem + 2.9vw, 3.875rem)',
    numeral: 'clamp(2.5rem, 2rem + 2.2vw, 4rem)',
  },
  space: {
    1: '0.5rem',
    2: '1rem',
    3: '1.5rem',
    4: '2rem',
    5: '3rem',
    6: '4rem',
    section: 'clamp(3.5rem, 2.5rem + 4.4vw, 7rem)',
    gutter: 'clamp(1rem, 0.2rem + 3.5vw, 3.5rem)',
  },
  radius: { small: '2px', medium: '4px' },
  /** The zero is wider than the average letter: 50ch holds lines of about 70 characters. */
  width: { page: '80rem', measure: '50ch' },
  motion: { fast: '150ms', medium: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** Minimum size of touch targets (WCAG 2.5.5). */
  target: '44px',
  /** Height of the sticky header: anchors and focus stay clear of it. */
  headerHeight: '4.5rem',
} as const

/** Media queries by name. */
export const media = {
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const
