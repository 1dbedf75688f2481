/** Checks that the questions of the finder lead every visitor on: no circles, no long ways, no question left out. */

import { finder } from '../addresses/page-names'
import type { CheckedFile } from '../check/checked-file'
import { type FileDiagnostic, startOfFile } from '../check/diagnostics'
import type { Mention } from '../rules/mentions'

const longestPath = 4

interface Step {
  question: CheckedFile
  /** The answer’s `next`. */
  mention: Mention
}

/** Reports a missing first question, circles, ways that are too long, and questions that no answer leads to. */
export function finderDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const questions = questionsOf(files)
  const [first] = questions.values()
  if (!first) return []
  const start = questions.get(finder.opening)
  if (!start) return [{ file: first.file, ...startOfFile, message: withoutStart, unfinished: true }]
  const { reached, diagnostics } = walk(start, questions)
  const unreached = [...questions.values()].filter((question) => !reached.has(question))
  return [
    ...diagnostics.values(),
    ...unreached.map(({ file, slug }) => ({
      file,
      ...startOfFile,
      message: `No way from ${finder.address} leads to this question. Name it in an answer of a question before it: next: ${slug}; or remove this file.`,
      unfinished: true as const,
    })),
  ]
}

const withoutStart = `The first question is missing, and ${finder.address} is not there without it. Write content/finder/${finder.opening}.mdx, for example: npm run new -- finder-question "Which service?" --slug ${finder.opening}`

/** Returns advice on services that no answer leads to, while there is a finder. */
export function adviseOnFinder(files: readonly CheckedFile[]): FileDiagnostic[] {
  const questions = questionsOf(files)
  const start = questions.get(finder.opening)
  if (!start) return []
  const { reached } = walk(start, questions)
  const named = new Set(
    [...reached].flatMap(({ mentions }) =>
      mentions.filter(({ kind, in: of }) => kind === 'entry' && of === 'services').map(targetOf),
    ),
  )
  return files
    .filter(
      ({ collection, slug, announced, visibility }) =>
        collection === 'services' &&
        !announced &&
        !visibility.draft &&
        !visibility.unlisted &&
        !named.has(slug),
    )
    .map(({ file }) => ({
      file,
      ...startOfFile,
      message: `No way through ${finder.address} ends at this service. Name it in an answer of a file in content/finder for which it is the right one.`,
    }))
}

const targetOf = ({ target }: Mention) => target

function questionsOf(files: readonly CheckedFile[]): Map<string, CheckedFile> {
  const questions = files.filter(({ collection }) => collection === 'finder')
  return new Map(questions.map((question) => [question.slug, question]))
}

/** Goes every way from the first question on. A way ends where it would come back, or get too long. */
function walk(start: CheckedFile, questions: ReadonlyMap<string, CheckedFile>) {
  const reached = new Set([start])
  const diagnostics = new Map<Mention, FileDiagnostic>()
  const report = (step: Step, message: string) => {
    const { question, mention } = step
    const { line, column } = mention
    diagnostics.set(mention, { file: question.file, line, column, message })
  }
  const follow = (path: readonly CheckedFile[]) => {
    const question = path.at(-1) ?? start
    for (const mention of question.mentions.filter(isNext)) {
      const next = questions.get(mention.target)
      if (!next) continue
      const step = { question, mention }
      const way = [...path, next].map(({ slug }) => slug).join(' → ')
      const saying = `${mention.field} is “${next.slug}”`
      if (path.includes(next))
        report(step, `${saying}, which leads in a circle: ${way}. ${endHere}`)
      else if (path.length === longestPath)
        report(
          step,
          `${saying}, the fifth question on this way: ${way}. A visitor answers four at most. ${endHere}`,
        )
      else {
        reached.add(next)
        follow([...path, next])
      }
    }
  }
  follow([start])
  return { reached, diagnostics }
}

const endHere = 'End this answer at services, or name another question.'

function isNext({ kind, in: collection, field }: Mention): boolean {
  return kind === 'entry' && collection === 'finder' && field?.endsWith('.next') === true
}
