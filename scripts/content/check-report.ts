/** The three forms in which `npm run check` says what it found. */
import {
  count,
  formatProblem,
  formatReport,
  inOrder,
  type Problem,
} from '../../src/content-model/check/diagnostics'

export interface Report {
  /** Number of content files. */
  files: number
  problems: readonly Problem[]
  advice: readonly Problem[]
}

/** For people: problems first, advice after them, each under a line that says what it is. */
export function forPeople({ files, problems, advice }: Report): string {
  const first =
    problems.length === 0
      ? `${count(files, 'file')} of content, no problems.`
      : formatReport(problems)
  if (advice.length === 0) return first
  const head = `${count(advice.length, 'suggestion')}, none of which stops anything:`
  return [first, '', head, '', ...inOrder(advice).map(formatProblem)].join('\n')
}

/** For programs. */
export function asJson({ files, problems, advice }: Report): string {
  const plain = ({ file, line, column, message, unfinished }: Problem) => ({
    file,
    line,
    column,
    message,
    ...(unfinished && { unfinished }),
  })
  const list = (found: readonly Problem[]) => inOrder(found).map(plain)
  return JSON.stringify({ files, problems: list(problems), advice: list(advice) }, null, 2)
}

/** For GitHub, which shows each beside the line that it is about. */
export function asAnnotations({ problems, advice }: Report): string {
  const annotate = (level: string) => (problem: Problem) => {
    const { file, line, column, message } = problem
    return `::${level} file=${property(file)},line=${line},col=${column}::${escaped(message)}`
  }
  return [
    ...inOrder(problems).map(annotate('error')),
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
