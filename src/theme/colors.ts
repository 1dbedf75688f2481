/**
 * Colours of pages, PDFs, share images, icons and motifs. `npm run check` reports insufficient
 * contrast.
 *
 * The sample uses natural dyes: undyed cotton, night indigo, soga bark and turmeric.
 */

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** `#RRGGBB`, or `#RRGGBBAA` for `line` and `scrim`. */
export const colors = {
  /** Background of pages. */
  paper: { light: '#FBF7EF', dark: '#0E1424' },
  /** Background of panels. */
  wash: { light: '#F3ECDF', dark: '#151C30' },
  /** Text and headings. */
  ink: { light: '#161A26', dark: '#F1EBDD' },
  /** Secondary text. */
  muted: { light: '#4A4E5C', dark: '#B9B5AB' },
  /** Brand colour: links, buttons, marks. */
  action: { light: '#1F3A8A', dark: '#8FA8FF' },
  /** Hovered actions. */
  actionOver: { light: '#152A69', dark: '#B3C4FF' },
  /** Text on buttons. */
  onAction: { light: '#FBF7EF', dark: '#0E1424' },
  /** Background of the emphasised band. */
  band: { light: '#1F3A8A', dark: '#1C2D63' },
  /** Text on the band. */
  onBand: { light: '#FBF7EF', dark: '#F1EBDD' },
  /** Eyebrows and numerals. */
  warm: { light: '#8A4B1F', dark: '#E0A06A' },
  /** Small accents. */
  accent: { light: '#E2A400', dark: '#FFC93C' },
  /** Decorative hairlines. */
  line: { light: '#161A2622', dark: '#F1EBDD22' },
  /** Functional hairlines, such as field borders. */
  edge: { light: '#7C7D83', dark: '#7F828C' },
  /** Failures. */
  alert: { light: '#9B1C1C', dark: '#FF9C8F' },
  /** Overlay while a menu is open. */
  scrim: { light: '#161A2638', dark: '#04060CA6' },
  /** Confirmations. */
  success: { light: '#1D6B3A', dark: '#7FD49B' },
} as const satisfies Record<string, Record<Scheme, string>>

export type ColorName = keyof typeof colors
