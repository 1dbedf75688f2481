/** Addresses of the font files: for each family, one with the core characters and one with all Latin letters. */
import coreOfDisplay from '@look/display.woff2'
import allOfDisplay from '@look/display-latin.woff2'
import coreOfText from '@look/text.woff2'
import allOfText from '@look/text-latin.woff2'

export const fontFiles = {
  display: { core: coreOfDisplay, all: allOfDisplay },
  text: { core: coreOfText, all: allOfText },
}
