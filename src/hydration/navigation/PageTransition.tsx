import { Component, createRef, type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { shellId } from '../../content-model/addresses/shell-id'
import { ErrorBoundary } from '../../site/ErrorBoundary'
import { hashTarget } from '../hash-target'
import { openDetails } from '../visitor-state/choices'
import {
  recordCurrentEntry,
  recordNewPage,
  rememberedScroll,
  startRecordingScroll,
  storeShownChoices,
} from './scroll-memory'

interface PageTransitionProps {
  /** Each history entry has its own `key`. */
  location: { pathname: string; hash: string; key?: string }
  children: ReactNode
}

interface PageTransitionState {
  /** Path of the visible page. */
  pathname: string
  content: ReactNode
  announcement: string
}

/**
 * Renders the page inside the layout. Keeps the old page until the view transition has captured it,
 * then announces the new page and sets its scroll position and focus.
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

  private transition?: ViewTransition
  private readonly main = createRef<HTMLElement>()

  override componentDidMount(): void {
    startRecordingScroll()
  }

  override componentDidUpdate(
    before: PageTransitionProps,
    { pathname }: PageTransitionState,
  ): void {
    const { location } = this.props
    if (pathname !== this.state.pathname) this.finishNavigation()
    else if (location.pathname === this.state.pathname) {
      if (location.key === before.location.key && location.hash === before.location.hash) return
      const position = rememberedScroll()
      recordCurrentEntry()
      if (position !== undefined) jumpTo(position)
      // The browser scrolls for plain `#link`s, which have no key. Gatsby does
      // not scroll for recorded entries.
      else if (location.key !== 'initial') hashTarget(location.hash)?.scrollIntoView()
    } else if (location.pathname !== before.location.pathname) this.swap()
  }

  private swap(): void {
    // Shows the current location, because the visitor may have navigated again.
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
    // `ready` rejects if another navigation skips the transition, but the page still changes.
    transition.ready.catch(() => undefined)
    // Clicks during a transition do not reach the page; replay-click.ts replays them.
    const skip = () => transition.skipTransition()
    addEventListener('pointerdown', skip, { capture: true, once: true })
  }

  private finishNavigation(): void {
    const { pathname, hash, key } = this.props.location
    const target = hashTarget(hash)
    const position = recordNewPage(pathname, key ?? '')
    if (position !== undefined) jumpTo(position)
    else if (target) {
      target.scrollIntoView({ behavior: 'instant' })
      openDetails(target)
    } else jumpTo(0)
    focus(target ?? document.getElementById(shellId('content')))
    this.setState({ announcement: document.title })
  }

  override render(): ReactNode {
    const { pathname, content, announcement } = this.state
    return (
      <>
        <main id={shellId('content')} tabIndex={-1} ref={this.main}>
          {/* The key resets the error boundary for the next page. */}
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

/**
 * Stops Firefox from restoring the old page's scroll position until `end` or
 * until the visitor scrolls.
 */
function pinScrollUntil(end: Promise<void>): void {
  const top = scrollY
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('scroll', () => jumpTo(top), { signal })
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, () => controller.abort(), { signal, passive: true })
  void end.then(() => controller.abort())
}

function jumpTo(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' })
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
