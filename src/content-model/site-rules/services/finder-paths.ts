import { finder } from '../../addresses/page-names'
import type { CheckedFile } from '../../check/checked-file'
import { type FileDiagnostic, ofFile } from '../../check/diagnostics'
import type { Mention } from '../../rules/mentions'

const maxQuestions = 4

/** Reports a missing start, loops, long paths and unreachable questions. */
export function finderDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const all = files.filter(({ collection }) => collection === 'finder')
  const questions = new Map(all.map((question) => [question.slug, question]))
  const [first] = all
  if (!first) return []
  const start = questions.get(finder.opening)
  if (!start) return [{ ...ofFile(first.file, withoutStart), unfinished: true }]
  const { reached, diagnostics } = walk(start, questions)
  const unreached = all.filter((question) => !reached.has(question))
  return [
    ...diagnostics.values(),
    ...unreached.map(({ file, slug }) => {
      const message = `Visitors cannot reach this question from ${finder.address}. Write next: ${slug} in an answer of an earlier question, or remove this file.`
      return { ...ofFile(file, message), unfinished: true as const }
    }),
  ]
}

const withoutStart = `The first question is missing, so ${finder.address} has no page. Write content/finder/${finder.opening}.mdx, for example: npm run new -- finder-question "Which service?" --slug ${finder.opening}`

/** Follows all paths from the first question. A path ends at a loop or at the limit. */
function walk(start: CheckedFile, questions: ReadonlyMap<string, CheckedFile>) {
  const reached = new Set([start])
  const diagnostics = new Map<Mention, FileDiagnostic>()
  const follow = (path: readonly CheckedFile[]) => {
    const { file, mentions } = path.at(-1) ?? start
    for (const mention of mentions.filter(isNext)) {
      const next = questions.get(mention.target)
      if (!next) continue
      const { field, line, column } = mention
      const route = [...path, next].map(({ slug }) => slug).join(' → ')
      const problem = path.includes(next)
        ? `which makes a loop: ${route}.`
        : path.length === maxQuestions &&
          `the fifth question on this path: ${route}. The limit is four questions.`
      if (problem) {
        const message = `${field} is “${next.slug}”, ${problem} Write services in this answer, or name another question.`
        diagnostics.set(mention, { file, line, column, message })
      } else {
        reached.add(next)
        follow([...path, next])
      }
    }
  }
  follow([start])
  return { reached, diagnostics }
}

function isNext({ kind, in: collection, field }: Mention): boolean {
  return kind === 'entry' && collection === 'finder' && field?.endsWith('.next') === true
}
