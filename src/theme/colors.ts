/**
 * The colours of the site: change them here, and pages, PDFs, share images, icons and motifs follow. Components
 * name a colour by what it is for, never by its value. `npm run check` says which pairs cannot be read.
 *
 * The sample's come from natural dyes: undyed cotton, night indigo, soga bark, turmeric.
 */

/** Light and dark appearance; visitors choose, or their system does. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Each colour in both schemes, as `#RRGGBB`; `line` and `scrim` have two more digits for their opacity. */
export const colors = {
  /** Background of pages. */
  paper: { light: '#FBF7EF', dark: '#0E1424' },
  /** Background of panels, slightly different from paper. */
  wash: { light: '#F3ECDF', dark: '#151C30' },
  /** Text and headings. */
  ink: { light: '#161A26', dark: '#F1EBDD' },
  /** Secondary text. */
  muted: { light: '#4A4E5C', dark: '#B9B5AB' },
  /** The brand’s own colour: links, buttons, marks. */
  action: { light: '#1F3A8A', dark: '#8FA8FF' },
  /** Actions under the pointer. */
  actionOver: { light: '#152A69', dark: '#B3C4FF' },
  /** Text on buttons. */
  onAction: { light: '#FBF7EF', dark: '#0E1424' },
  /** Background of the one emphasised band of a page. */
  band: { light: '#1F3A8A', dark: '#1C2D63' },
  /** Text on that band. */
  onBand: { light: '#FBF7EF', dark: '#F1EBDD' },
  /** Warm second colour: eyebrows, numerals. */
  warm: { light: '#8A4B1F', dark: '#E0A06A' },
  /** One small accent. */
  accent: { light: '#E2A400', dark: '#FFC93C' },
  /** Hairlines that only decorate. */
  line: { light: '#161A2622', dark: '#F1EBDD22' },
  /** Hairlines that carry meaning, such as the edge of a field. */
  edge: { light: '#7C7D83', dark: '#7F828C' },
  /** Failures. */
  alert: { light: '#9B1C1C', dark: '#FF9C8F' },
  /** Overlay over the page behind a menu. */
  scrim: { light: '#161A2638', dark: '#04060CA6' },
  /** Confirmations. */
  success: { light: '#1D6B3A', dark: '#7FD49B' },
} as const satisfies Record<string, Record<Scheme, string>>

export type ColorName = keyof typeof colors
