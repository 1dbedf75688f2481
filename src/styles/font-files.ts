import coreOfDisplay from '@theme/display.woff2'
import restOfDisplay from '@theme/display-rest.woff2'
import coreOfText from '@theme/text.woff2'
import restOfText from '@theme/text-rest.woff2'

export const fontFiles = {
  display: { core: coreOfDisplay, rest: restOfDisplay },
  text: { core: coreOfText, rest: restOfText },
}
