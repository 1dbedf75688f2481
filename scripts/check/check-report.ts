import {
  count,
  type FileDiagnostic,
  formatDiagnostic,
  formatReport,
  inOrder,
} from '../../src/content-model/check/diagnostics'

interface Report {
  files: number
  diagnostics: readonly FileDiagnostic[]
  advice: readonly FileDiagnostic[]
}

/** Formats diagnostics, then advice, each under a heading. */
export function asText({ files, diagnostics, advice }: Report): string {
  const first =
    diagnostics.length === 0
      ? `${count(files, 'content file')}, no problems.`
      : formatReport(diagnostics)
  if (advice.length === 0) return first
  const head = `${count(advice.length, 'suggestion')} (builds do not stop for suggestions):`
  return [first, '', head, '', ...inOrder(advice).map(formatDiagnostic)].join('\n')
}

export function asJson({ files, diagnostics, advice }: Report): string {
  const plain = ({ fix, ...diagnostic }: FileDiagnostic) => diagnostic
  const list = (found: readonly FileDiagnostic[]) => inOrder(found).map(plain)
  return JSON.stringify({ files, diagnostics: list(diagnostics), advice: list(advice) }, null, 2)
}

/** Formats GitHub annotations on the affected lines. */
export function asAnnotations({ diagnostics, advice }: Report): string {
  const annotate = (level: string) => (diagnostic: FileDiagnostic) => {
    const { file, line, column, message } = diagnostic
    return `::${level} file=${property(file)},line=${line},col=${column}::${escaped(message)}`
  }
  return [
    ...inOrder(diagnostics).map(annotate('error')),
    ...inOrder(advice).map(annotate('warning')),
  ].join('\n')
}

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
