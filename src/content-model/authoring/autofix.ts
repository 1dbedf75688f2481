/** Fixes what can be fixed without knowing what the writer means. */
import { type Diagnostic, excerpt, offsetAt } from '../check/diagnostics'

export interface Fixed {
  text: string
  /** What was changed, a phrase for each kind; empty when the text was left as it was. */
  changes: string[]
}

/** Fixes a file's text: line ends of Windows and old Macs, and whatever a diagnostic of the check has a fix for. */
export function fixSource(source: string, diagnostics: readonly Diagnostic[]): Fixed {
  const changes: string[] = []
  // The check counts columns without a byte order mark.
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  const unix = source.slice(mark.length).replace(/\r\n?/g, '\n')
  if (mark + unix !== source) changes.push('line ends')
  const fixes = diagnostics
    .flatMap(({ fix, ...place }) =>
      fix ? [{ ...fix, start: offsetAt(unix, place), ...place }] : [],
    )
    .sort((a, b) => a.start - b.start)
  let text = mark
  let end = 0
  for (const { from, to, start, line } of fixes) {
    // Leave overlapping changes to the next run.
    if (start < end || !unix.startsWith(from, start)) continue
    text += unix.slice(end, start) + to
    end = start + from.length
    changes.push(
      to.trim()
        ? `${excerpt(from)} is now ${excerpt(to)} on line ${line}`
        : `an invisible character on line ${line}`,
    )
  }
  return { text: text + unix.slice(end), changes }
}
