/**
 * Styles of the selected item in forced-colours mode, which removes backgrounds and shadows: the system's
 * colours for a selection, also on hover.
 */
export const chosenInForcedColors = `
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    &,
    & * {
      color: HighlightText !important;
    }
  }
`
