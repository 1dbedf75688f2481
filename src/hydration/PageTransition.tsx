import { Component, createRef, type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { arriveAt, rememberedScroll, rememberScroll, settle } from './scroll-memory'

interface PageSwapProps {
  /** The browser's location; `key` changes with each step through the history. */
  location: { pathname: string; hash: string; key?: string }
  children: ReactNode
}

interface PageSwapState {
  /** The page on the screen. */
  pathname: string
  content: ReactNode
  announcement: string
}

/**
 * The page inside the frame. When the visitor goes to another page, the old one stays until the
 * browser has taken its picture for the view transition; then the new one takes its place, at the
 * position and with the focus that a full load would give it, and is announced.
 */
export class PageSwap extends Component<PageSwapProps, PageSwapState> {
  override state: PageSwapState = {
    pathname: this.props.location.pathname,
    content: null,
    announcement: '',
  }

  static getDerivedStateFromProps(
    { location, children }: PageSwapProps,
    { pathname }: PageSwapState,
  ): Partial<PageSwapState> | null {
    return location.pathname === pathname ? { content: children } : null
  }

  private stopRemembering?: () => void
  /** The view transition that runs. */
  private transition?: ViewTransition
  private readonly main = createRef<HTMLElement>()

  override componentDidMount(): void {
    this.stopRemembering = rememberScroll()
  }

  override componentWillUnmount(): void {
    this.stopRemembering?.()
  }

  override componentDidUpdate(before: PageSwapProps, { pathname }: PageSwapState): void {
    const { location } = this.props
    if (pathname !== this.state.pathname) this.arrive()
    else if (location.pathname === this.state.pathname) {
      if (location.key !== before.location.key || location.hash !== before.location.hash) step()
    } else if (location.pathname !== before.location.pathname) this.swap()
  }

  private swap(): void {
    // The address of that moment: the visitor may have gone on meanwhile.
    const show = () => this.setState((_, { location }) => ({ pathname: location.pathname }))
    if (!document.startViewTransition) {
      show()
      return
    }
    const { transition: before } = this
    const transition = document.startViewTransition(() => {
      flushSync(show)
      if (before) stayUntil(transition.finished)
    })
    this.transition = transition
    void transition.finished.then(() => {
      if (this.transition === transition) this.transition = undefined
    })
    // A step that follows at once skips the transition, not the swap.
    transition.ready.catch(() => undefined)
    // So does a press, which would not reach the page: src/hydration/replay-click.ts repeats it.
    const skip = () => transition.skipTransition()
    addEventListener('pointerdown', skip, { capture: true, once: true })
  }

  private arrive(): void {
    const { dataset } = document.documentElement
    // Fonts that came too late for the first page: see src/hydration/first-paint.ts.
    if (dataset.fonts) dataset.fonts = 'now'
    const { pathname, hash, key } = this.props.location
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const position = arriveAt(pathname, key ?? '')
    if (position !== undefined) jumpTo(position)
    else if (target) target.scrollIntoView({ behavior: 'instant' })
    else jumpTo(0)
    focus(target ?? document.getElementById('content'))
    this.setState({ announcement: document.title })
  }

  override render(): ReactNode {
    const { pathname, content, announcement } = this.state
    return (
      <>
        <main id="content" tabIndex={-1} ref={this.main}>
          {/* The next page is not the one that has failed. */}
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

/** Back to where the visitor was on this page; a `#link` that was just pressed is the browser's. */
function step(): void {
  const position = rememberedScroll()
  settle()
  if (position !== undefined) jumpTo(position)
}

/**
 * Keeps the page in its place until it is settled or the visitor moves it: Firefox scrolls a page that
 * follows during the transition of another to where that one was.
 */
function stayUntil(settled: Promise<void>): void {
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
