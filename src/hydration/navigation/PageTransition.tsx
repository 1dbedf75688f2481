import { Component, createRef, type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { shellId } from '../../content-model/addresses/shell-id'
import { ErrorBoundary } from '../../site/ErrorBoundary'
import { unfold } from '../choices'
import { hashTarget } from '../hash-target'
import {
  arriveAt,
  rememberedScroll,
  rememberScroll,
  settle,
  storeShownChoices,
} from './scroll-memory'

interface PageTransitionProps {
  /** The browser's location; `key` changes with each step through the history. */
  location: { pathname: string; hash: string; key?: string }
  children: ReactNode
}

interface PageTransitionState {
  /** Path of the page on the screen. */
  pathname: string
  content: ReactNode
  announcement: string
}

/**
 * The page inside the layout. The old page stays until the view transition has captured it; then the new one replaces it,
 * is announced to screen readers, and has the scroll position and focus that a full load would give it.
 */
export class PageTransition extends Component<PageTransitionProps, PageTransitionState> {
  override state: PageTransitionState = {
    pathname: this.props.location.pathname,
    content: null,
    announcement: '',
  }

  static getDerivedStateFromProps(
    { location, children }: PageTransitionProps,
    { pathname }: PageTransitionState,
  ): Partial<PageTransitionState> | null {
    return location.pathname === pathname ? { content: children } : null
  }

  /** The view transition in progress. */
  private transition?: ViewTransition
  private readonly main = createRef<HTMLElement>()

  override componentDidMount(): void {
    rememberScroll()
  }

  override componentDidUpdate(
    before: PageTransitionProps,
    { pathname }: PageTransitionState,
  ): void {
    const { location } = this.props
    if (pathname !== this.state.pathname) this.arrive()
    else if (location.pathname === this.state.pathname) {
      if (location.key === before.location.key && location.hash === before.location.hash) return
      const position = rememberedScroll()
      settle()
      if (position !== undefined) jumpTo(position)
      // A plain `#link` is left to the browser, but Gatsby's links have a key. Gatsby itself no longer scrolls after `settle`.
      else if (location.key !== 'initial') hashTarget(location.hash)?.scrollIntoView()
    } else if (location.pathname !== before.location.pathname) this.swap()
  }

  private swap(): void {
    // Reads the location when it runs: the visitor may have navigated again meanwhile.
    const show = () => {
      storeShownChoices()
      this.setState((_, { location }) => ({ pathname: location.pathname }))
    }
    if (!document.startViewTransition) {
      show()
      return
    }
    const { transition: before } = this
    const transition = document.startViewTransition(() => {
      flushSync(show)
      if (before) pinScrollUntil(transition.finished)
    })
    this.transition = transition
    void transition.finished.then(() => {
      if (this.transition === transition) this.transition = undefined
    })
    // Rejects when another navigation follows at once and skips the transition; the swap still happens.
    transition.ready.catch(() => undefined)
    // A press also skips it, since it would not reach the page: src/hydration/replay-click.ts repeats it.
    const skip = () => transition.skipTransition()
    addEventListener('pointerdown', skip, { capture: true, once: true })
  }

  private arrive(): void {
    const { pathname, hash, key } = this.props.location
    const target = hashTarget(hash)
    const position = arriveAt(pathname, key ?? '')
    if (position !== undefined) jumpTo(position)
    else if (target) {
      target.scrollIntoView({ behavior: 'instant' })
      unfold(target)
    } else jumpTo(0)
    focus(target ?? document.getElementById(shellId('content')))
    this.setState({ announcement: document.title })
  }

  override render(): ReactNode {
    const { pathname, content, announcement } = this.state
    return (
      <>
        <main id={shellId('content')} tabIndex={-1} ref={this.main}>
          {/* The key resets the boundary, so that a failure does not carry over to the next page. */}
          <ErrorBoundary key={pathname} host={this.main}>
            <Suspense>{content}</Suspense>
          </ErrorBoundary>
        </main>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </>
    )
  }
}

/** Pins the scroll position until then or until the visitor scrolls: Firefox would restore that of the page before. */
function pinScrollUntil(settled: Promise<void>): void {
  const top = scrollY
  const end = new AbortController()
  const { signal } = end
  addEventListener('scroll', () => jumpTo(top), { signal })
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, () => end.abort(), { signal, passive: true })
  void settled.then(() => end.abort())
}

function jumpTo(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' })
}

/** Moves the focus without moving the page. */
function focus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
