import { type CheckedFile, explainMentions } from '../check/checked-file'
import type { FileDiagnostic } from '../check/diagnostics'
import { longestWeeks } from '../rules/text/durations'

/** Weeks by which a role may exceed the rounded months of its case. */
const roundedWeeks = 2

/**
 * Reports a case if, when it starts, all running cases together need more people than `headcount`.
 */
export function headcountDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const { headcount } = files.find(({ file }) => file === 'content/settings.yaml') ?? {}
  if (headcount === undefined) return []
  const cases = files.flatMap(datedCase)
  return cases.flatMap(({ file, from }) => {
    const concurrent = cases.filter((other) => other.from <= from && from < other.until)
    const people = concurrent.reduce((sum, other) => sum + other.people, 0)
    const start = file.mentions.find(isStart)
    if (people <= headcount || !start) return []
    const names = concurrent.map(({ file: { slug } }) => slug).join(', ')
    const { line, column, target } = start
    const message = `period.start is ${target}, when ${people} people worked on cases at once (${names}), but headcount in content/settings.yaml is ${headcount}. Write headcount: ${people} or more there, or correct the teams or months of these cases.`
    return [{ file: file.file, line, column, message }]
  })
}

/** Reports roles that last longer than their case. */
export function roleDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const cases = files.filter(({ collection }) => collection === 'cases')
  return explainMentions(cases, ({ kind, field, target }, { effort }) => {
    const weeks = (kind === 'duration' && longestWeeks(target)) || 0
    if (!effort || weeks <= (effort.months * 52) / 12 + roundedWeeks) return undefined
    return `${field} is “${target}”, but period.months is ${effort.months}. Write a shorter time, or period.months: ${Math.ceil((weeks * 12) / 52)}`
  })
}

const isStart = ({ kind }: CheckedFile['mentions'][number]) => kind === 'start'

/** Returns the months of a case, counted from year 0, and its people. */
function datedCase(file: CheckedFile) {
  const [year, month] = (file.mentions.find(isStart)?.target ?? '').split('-').map(Number)
  if (!file.effort || !year || !month) return []
  const from = year * 12 + month
  return [{ file, from, until: from + file.effort.months, people: file.effort.people }]
}
