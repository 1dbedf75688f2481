/** Addresses of the font files: for each family, one with the core characters and one with all Latin letters. */
import coreOfDisplay from '@theme/display.woff2'
import allOfDisplay from '@theme/display-latin.woff2'
import coreOfText from '@theme/text.woff2'
import allOfText from '@theme/text-latin.woff2'

export const fontFiles = {
  display: { core: coreOfDisplay, all: allOfDisplay },
  text: { core: coreOfText, all: allOfText },
}
