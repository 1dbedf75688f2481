/** Addresses of the font files: for each family, one with the core characters and one with the other Latin characters. */
import coreOfDisplay from '@look/display.woff2'
import restOfDisplay from '@look/display-rest.woff2'
import coreOfText from '@look/text.woff2'
import restOfText from '@look/text-rest.woff2'

export const fontFiles = {
  display: { core: coreOfDisplay, rest: restOfDisplay },
  text: { core: coreOfText, rest: restOfText },
}
