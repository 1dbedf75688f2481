import { Component, type HTMLAttributes, type ReactNode, type RefObject, useRef } from 'react'

interface ErrorBoundaryProps {
  host: RefObject<Element | null>
  /** Served nodes to restore if the content fails before it has mounted. */
  served?: readonly Node[]
  onFailure?: () => void
  children: ReactNode
}

/** Path of the served page. */
const loadedPath = typeof location === 'undefined' ? '' : location.pathname

/**
 * Keeps the DOM, with working links and forms, when React fails because of a
 * bug, a translator or an extension.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(error: unknown): { failed: boolean } {
    // Writers need Gatsby's error overlay.
    if (process.env.NODE_ENV === 'development') throw error
    return { failed: true }
  }

  override componentDidMount(): void {
    if (!this.state.failed) return
    const { served = [] } = this.props
    // After client-side navigation there are no served nodes to restore.
    if (served.length === 0 && location.pathname !== loadedPath) location.reload()
    this.keep(served)
  }

  /** Saves the host's nodes before React removes them. */
  override getSnapshotBeforeUpdate(_: unknown, before: { failed: boolean }): Node[] | null {
    if (before.failed || !this.state.failed) return null
    return [...(this.props.host.current?.childNodes ?? [])]
  }

  override componentDidUpdate(_before: unknown, _state: unknown, kept: Node[] | null): void {
    if (kept) this.keep(kept)
  }

  override componentWillUnmount(): void {
    if (this.state.failed) this.props.host.current?.replaceChildren()
  }

  private keep(nodes: readonly Node[]): void {
    const { host, onFailure } = this.props
    host.current?.replaceChildren(...nodes)
    // Without React, an open dialog could not be closed.
    for (const dialog of host.current?.querySelectorAll('dialog[open]') ?? []) dialog.remove()
    // The browser now submits forms and must validate them.
    for (const form of host.current?.querySelectorAll('form') ?? []) form.noValidate = false
    onFailure?.()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

type BoundedProps = HTMLAttributes<HTMLElement> & { as: 'header' | 'section' }

/** An element that keeps its content when React fails in it. */
export function Bounded({ as: Host, children, ...rest }: BoundedProps) {
  const host = useRef<HTMLElement>(null)
  return (
    <Host ref={host} {...rest}>
      <ErrorBoundary host={host}>{children}</ErrorBoundary>
    </Host>
  )
}
