import { type Diagnostic, excerpt, offsetAt } from '../check/diagnostics'

/**
 * Applies the fixes of diagnostics to a text.
 * @param text with `\n` as line ending
 * @returns the new text, and a phrase for each change
 */
export function fixSource(text: string, diagnostics: readonly Diagnostic[]) {
  const changes: string[] = []
  const fixes = diagnostics
    .flatMap(({ fix, ...place }) =>
      fix ? [{ ...fix, start: offsetAt(text, place), ...place }] : [],
    )
    .sort((a, b) => a.start - b.start)
  let fixed = ''
  let end = 0
  for (const { from, to, start, line } of fixes) {
    // Leave overlapping changes to the next run.
    if (start < end || !text.startsWith(from, start)) continue
    fixed += text.slice(end, start) + to
    end = start + from.length
    changes.push(
      to.trim()
        ? `${excerpt(from)} is now ${excerpt(to)} on line ${line}`
        : `an invisible character on line ${line}`,
    )
  }
  return { text: fixed + text.slice(end), changes }
}
