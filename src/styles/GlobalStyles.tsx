import { Global } from '@emotion/react'
import { globalStyles } from './global'

/** The styles of all pages, for the server and for development: a built page has them in its head. */
export default function GlobalStyles() {
  return <Global styles={globalStyles} />
}
