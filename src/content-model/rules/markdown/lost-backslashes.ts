/** Finds paths of Windows that lose backslashes: Markdown reads one before a sign as an escape. */
import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'

/** A path from a drive, a server, a folder above or a variable. With its first backslash doubled, the writer knows. */
const windowsPath =
  /(?<![\w\\.])(?:\\\\(?=\w)|(?:[A-Za-z]:|\.\.?|%\w+%)\\(?!\\))(?:[^\s\\/:*?"<>|`]+(?: [^\s\\/:*?"<>|`]+){0,2}\\|\\)*[^\s\\/:"<>|`]*/g

/** Reports such paths. @param prose the text of a body, of the same length as its source; see `proseText` */
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
