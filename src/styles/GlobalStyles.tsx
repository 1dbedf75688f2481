import { Global } from '@emotion/react'
import { globalStyles } from './global'

/** For server rendering and development. */
export default function GlobalStyles() {
  return <Global styles={globalStyles} />
}
