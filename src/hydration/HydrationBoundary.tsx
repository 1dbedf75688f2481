import { createElement, type FunctionComponent, memo, Suspense } from 'react'

/** Defers hydration of a component and makes it interruptible. Memoised, because a parent update would hydrate it at once. */
export function hydrationBoundary<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function HydrationBoundary(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}
