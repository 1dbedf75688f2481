import { type Diagnostic, excerpt, placeAt } from '../../check/diagnostics'

/**
 * A path that begins with a drive, a server, a dot or a variable. If the first backslash is
 * doubled, the writer has escaped the path. A name may have three words.
 */
const windowsPath =
  /(?<![\w\\.])(?:\\\\(?=\w)|(?:[A-Za-z]:|\.\.?|%\w+%)\\(?!\\))(?:[^\s\\/:*?"<>|`]+(?: (?!%\w+%\\)[^\s\\/:*?"<>|`]+){0,2}\\|\\)*[^\s\\/:"<>|`]*/g

/**
 * Reports Windows paths that lose backslashes, which Markdown reads as escapes.
 * @param prose visible text from `proseText`
 */
export function lostBackslashes(source: string, prose: string): Diagnostic[] {
  return [...prose.matchAll(windowsPath)].flatMap(({ 0: match, index }) => {
    const from = match.replace(/[.,;:!?)]+$/, '')
    const shown = from.replace(/\\([!-/:-@[-`{-~])/g, '$1')
    if (shown === from) return []
    const message = `“${excerpt(from)}” would be shown as ${excerpt(shown)}, because Markdown removes a \\ before a punctuation character. Put the path in backticks: \`${excerpt(from)}\``
    return [{ ...placeAt(source, index), message, fix: { from, to: `\`${from}\`` } }]
  })
}
