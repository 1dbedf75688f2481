/** Finds Windows paths that lose backslashes, because Markdown reads a backslash before a sign as an escape. */
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'

/**
 * A path that begins with a drive, a server, a dot or a variable. A doubled first backslash means that the
 * writer has escaped the path. A name may have three words, unless a variable begins another path.
 */
const windowsPath =
  /(?<![\w\\.])(?:\\\\(?=\w)|(?:[A-Za-z]:|\.\.?|%\w+%)\\(?!\\))(?:[^\s\\/:*?"<>|`]+(?: (?!%\w+%\\)[^\s\\/:*?"<>|`]+){0,2}\\|\\)*[^\s\\/:"<>|`]*/g

/**
 * Reports these paths.
 * @param prose visible text, as long as the source; see `proseText`
 */
export function lostBackslashes(source: string, prose: string): Diagnostic[] {
  return [...prose.matchAll(windowsPath)].flatMap(({ 0: match, index }) => {
    const from = match.replace(/[.,;:!?)]+$/, '')
    const shown = from.replace(/\\([!-/:-@[-`{-~])/g, '$1')
    if (shown === from) return []
    return [
      {
        ...placeAt(source, index),
        message: `“${excerpt(from)}” would be shown as ${excerpt(shown)}, because Markdown removes a \\ before a sign. Put the path in backticks: \`${excerpt(from)}\``,
        fix: { from, to: `\`${from}\`` },
      },
    ]
  })
}
