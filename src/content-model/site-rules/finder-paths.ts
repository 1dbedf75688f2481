/** Checks that the questions of the finder lead every visitor on: no circles, no long ways, no question left out. */

import { finder } from '../addresses/page-names'
import type { CheckedFile } from '../check/checked-file'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'
import type { Mention } from '../rules/mentions'

const longestPath = 4

/** Reports a missing first question, circles, ways that are too long, and questions that no answer leads to. */
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
      const message = `No way from ${finder.address} leads to this question. Name it in an answer of a question before it: next: ${slug}; or remove this file.`
      return { ...ofFile(file, message), unfinished: true as const }
    }),
  ]
}

const withoutStart = `The first question is missing, and ${finder.address} is not there without it. Write content/finder/${finder.opening}.mdx, for example: npm run new -- finder-question "Which service?" --slug ${finder.opening}`

/** Goes every way from the first question on. A way ends where it would come back, or get too long. */
function walk(start: CheckedFile, questions: ReadonlyMap<string, CheckedFile>) {
  const reached = new Set([start])
  const diagnostics = new Map<Mention, FileDiagnostic>()
  const follow = (path: readonly CheckedFile[]) => {
    const { file, mentions } = path.at(-1) ?? start
    for (const mention of mentions.filter(isNext)) {
      const next = questions.get(mention.target)
      if (!next) continue
      const { field, line, column } = mention
      const way = [...path, next].map(({ slug }) => slug).join(' → ')
      const fault = path.includes(next)
        ? `which leads in a circle: ${way}.`
        : path.length === longestPath &&
          `the fifth question on this way: ${way}. A visitor answers four at most.`
      if (fault) {
        const message = `${field} is “${next.slug}”, ${fault} End this answer at services, or name another question.`
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
