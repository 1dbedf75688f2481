import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ReactNode } from 'react'
import { Layout } from './Layout'

/** Wraps every page in the layout, on the server and in the browser; it stays mounted while pages change. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): ReactNode {
  return <Layout location={props.location}>{element}</Layout>
}
