/**
 * For the chosen one of several where the system sets the colours and takes grounds and shadows away: the
 * colours in which it shows what is selected, under the pointer too.
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
