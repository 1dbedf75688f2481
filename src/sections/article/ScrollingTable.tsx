import type { ReactNode } from 'react'
import { withRanges } from '../../components/ranges'
import { TableRows } from '../../components/StackingTable'

/** A table that scrolls sideways on narrow screens. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Scrollable regions must be reachable by keyboard (WCAG 2.1.1).
    <section className="table" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}

interface TextTableProps {
  label: string
  /** The first may be empty. */
  columns: readonly string[]
  /** The first cell is the row's head. */
  rows: readonly (readonly string[])[]
  children?: ReactNode
}

export function TextTable({ label, columns, rows, children }: TextTableProps) {
  return (
    <ScrollingTable label={label}>
      {children}
      <TableRows
        columns={columns.map((column) => ({ label: column }))}
        rows={rows.map(([head, ...cells]) => ({ head, cells: cells.map(withRanges) }))}
      />
    </ScrollingTable>
  )
}
