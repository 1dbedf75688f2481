import {
  createContext,
  createElement,
  type FunctionComponent,
  memo,
  type ReactNode,
  Suspense,
  useContext,
} from 'react'
import { CurrentPath } from '../layout/navigation'

/**
 * Makes a part of the page one that React takes over by itself, after the rest and in time that taps
 * can interrupt. It is not touched when what surrounds it changes, which would end that.
 */
export function hydrationBoundary<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function HydrationBoundary(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}

/** A part of a page, as it is to be rendered. */
export interface CachedFragment {
  /** Tells parts of this kind from others. */
  kind: object
  props: object
  /** Address of the page. */
  path: string
  element: ReactNode
}

/** Where pages are built, what renders a part that many of them share; see cached-fragments.tsx. */
export const CachedFragments = createContext<(part: CachedFragment) => ReactNode>(
  ({ element }) => element,
)

/**
 * The same of a part that is alike on all pages but for marking links to the page itself: what else it
 * shows comes from its props and from static queries. Such parts are most of a page's elements: of all
 * pages that a process builds, the first alone renders them.
 */
export function cachedFragment<Props extends object>(Part: FunctionComponent<Props>) {
  return hydrationBoundary(function Fragment(props: Props) {
    const place = useContext(CachedFragments)
    const path = useContext(CurrentPath)
    return place({ kind: Part, props, path, element: createElement(Part, props) })
  })
}
