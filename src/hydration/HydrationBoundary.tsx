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
export function slice<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function Slice(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}

/** A part of a page, as it is to be rendered. */
export interface SharedPart {
  /** Tells parts of this kind from others. */
  kind: object
  props: object
  /** Address of the page. */
  path: string
  element: ReactNode
}

/** Where pages are built, what renders a part that many of them share; see cached-fragments.tsx. */
export const SharedParts = createContext<(part: SharedPart) => ReactNode>(({ element }) => element)

/**
 * The same of a part that is alike on all pages but for marking links to the page itself: what else it
 * shows comes from its props and from static queries. Such parts are most of a page's elements: of all
 * pages that a process builds, the first alone renders them.
 */
export function sharedSlice<Props extends object>(Part: FunctionComponent<Props>) {
  return slice(function Shared(props: Props) {
    const place = useContext(SharedParts)
    const path = useContext(CurrentPath)
    return place({ kind: Part, props, path, element: createElement(Part, props) })
  })
}
