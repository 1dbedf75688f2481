/** The part of the look that pages are compiled with; src/generator/theme writes it. */
import look from '@theme/theme.json'

/** The logo's markup; see logo.ts. */
export const logo: string = look.logo

/** The groups of services and the categories of content/settings.yaml, each with the family of its motifs. */
export const givenFamilies = look.families

/** Whether pages show the motif: `motif` in content/settings.yaml. */
export const showsMotif: boolean = look.motif
