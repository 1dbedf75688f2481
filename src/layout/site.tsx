import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ReactNode } from 'react'
import { Layout } from './Layout'

/** What surrounds every page, on the server and in the browser; it stays in place while pages change. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): ReactNode {
  return <Layout location={props.location}>{element}</Layout>
}
