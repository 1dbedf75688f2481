/** The selected item with forced colours, which remove backgrounds and shadows, also on hover. */
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
