import {
  createContext,
  createElement,
  type FunctionComponent,
  memo,
  type ReactNode,
  Suspense,
  useContext,
} from 'react'
import { usePageLanguage } from '../language/page-language'
import { CurrentPath } from '../layout/navigation'

/**
 * Wraps a component in a Suspense boundary, so that React hydrates it separately, after the rest of the
 * page and interruptibly. Memoised, because an update from its parent would end that.
 */
export function hydrationBoundary<Props extends object>(Part: FunctionComponent<Props>) {
  return memo(function HydrationBoundary(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>
  })
}

/** A fragment of a page that is about to be rendered. */
export interface CachedFragment {
  /** Identity of the component. */
  kind: object
  props: object
  /** The language of a page in a further one. */
  language: string | undefined
  /** Address of the page. */
  path: string
  element: ReactNode
}

/** Context with the function that renders a shared fragment; the build sets it, see cached-fragments.tsx. */
export const CachedFragments = createContext<(part: CachedFragment) => ReactNode>(
  ({ element }) => element,
)

/**
 * Wraps a component like `hydrationBoundary`, and caches its HTML across the pages that a process builds.
 * Its output may depend only on props, static queries and `aria-current` links to the page itself. Such
 * fragments are most of a page's elements, and only the first page renders them.
 */
export function cachedFragment<Props extends object>(Part: FunctionComponent<Props>) {
  return hydrationBoundary(function Fragment(props: Props) {
    const place = useContext(CachedFragments)
    const path = useContext(CurrentPath)
    const { language } = usePageLanguage()
    return place({ kind: Part, props, language, path, element: createElement(Part, props) })
  })
}
