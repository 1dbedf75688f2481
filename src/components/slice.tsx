import { createElement, type FunctionComponent, memo, Suspense } from 'react'

/**
 * Makes a part of the page one that React takes over by itself, after the rest and in time that taps
 * can interrupt. It is not touched when what surrounds it changes, which would end that.
 */
export function slice<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function Slice(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}
