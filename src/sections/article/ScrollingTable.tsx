import type { ReactNode } from 'react'

/** A table that scrolls horizontally if the screen is narrower than its columns. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Scrollable regions must be reachable by keyboard (WCAG 2.1.1).
    <section className="table" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}
