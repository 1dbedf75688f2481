import { createElement, type FunctionComponent, memo, Suspense } from 'react'

/** Lets React hydrate a component later and interruptibly. Memoised, because updates of its parent would end that. */
export function hydrationBoundary<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function HydrationBoundary(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}
