import { createElement, type FunctionComponent, memo, Suspense } from 'react'

/**
 * Wraps a component in a Suspense boundary, so that React hydrates it separately, after the rest of the
 * page and interruptibly. Memoised, because an update from its parent would end that.
 */
export function hydrationBoundary<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function HydrationBoundary(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}
