/** Widths of columns in pixels for which a wide drawing may be made: the styles of pages have a rule for each. */
export const steps = [320, 352, 400, 424, 448, 512, 576, 624] as const
