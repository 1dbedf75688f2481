import { Global } from '@emotion/react'
import { globalStyles } from './global'

/**
 * For server rendering and development. Built pages have these in their head.
 */
export default function GlobalStyles() {
  return <Global styles={globalStyles} />
}
