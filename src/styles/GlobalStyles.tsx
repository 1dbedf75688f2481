import { Global } from '@emotion/react'
import { globalStyles } from './global'

/** Global styles, for server rendering and development. Built pages have them in their head. */
export default function GlobalStyles() {
  return <Global styles={globalStyles} />
}
