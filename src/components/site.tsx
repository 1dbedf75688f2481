import { Global } from '@emotion/react'
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby'
import type { ReactNode } from 'react'
import { globalStyles } from '../styles/global'
import { Layout } from './Layout'

/** Built pages bring the global styles along; a page of the development server does not. */
const bringsStyles = typeof window !== 'undefined' && process.env.NODE_ENV === 'production'

/** What surrounds the whole application, on the server and in the browser. */
export function wrapRootElement({
  element,
}: Pick<WrapRootElementBrowserArgs, 'element'>): ReactNode {
  return (
    <>
      {bringsStyles ? null : <Global styles={globalStyles} />}
      {element}
    </>
  )
}

/** What surrounds every page; it stays in place while pages change. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>): ReactNode {
  return <Layout location={props.location}>{element}</Layout>
}
