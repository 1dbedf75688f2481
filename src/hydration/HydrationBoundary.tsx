import { createElement, type FunctionComponent, memo, Suspense } from 'react'

/**
 * Makes hydration of a component interruptible. Memoised, because a parent
 * update would hydrate it at once.
 */
export function hydrationBoundary<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function HydrationBoundary(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}
