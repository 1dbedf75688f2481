/** The part of the look that pages are compiled with; src/generator/look writes it. */
import look from '@look/look.json'

/** The logo's markup; see logo.ts. */
export const logo: string = look.logo

/** Screens that have the header's bar of menus in place of the mobile menu. */
export const headerBar = `@media (min-width: ${look.barWidth}rem)`

/** Screens on which that bar has room to spare. */
export const spaciousBar = `@media (min-width: ${look.barWidth + 16}rem)`

/** Whether pages show the motif: `motif` in content/settings.yaml. */
export const showsMotif: boolean = look.motif
