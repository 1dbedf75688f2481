import { color } from './theme'

/** An accent outline with a ring of ink, for contrast on any background. */
export const focusMark = `
  outline: 3px solid ${color.accent};
  outline-offset: 3px;
  box-shadow: 0 0 0 3px ${color.ink};
`

/** Inside the element's edge, where an ancestor would clip the usual ring. */
export const focusMarkInside = `
  outline: 3px solid ${color.accent};
  outline-offset: -6px;
  box-shadow: inset 0 0 0 6px ${color.ink};
`
