import { theme } from './theme'

const { color } = theme

/** How focus is marked: turmeric for the eye, and ink beside it for contrast on any ground. */
export const focusMark = `
  outline: 3px solid ${color.kunyit};
  outline-offset: 3px;
  box-shadow: 0 0 0 3px ${color.ink};
`

/** The same within the edge, where something around would cut it off. */
export const focusMarkInside = `
  outline: 3px solid ${color.kunyit};
  outline-offset: -6px;
  box-shadow: inset 0 0 0 6px ${color.ink};
`
