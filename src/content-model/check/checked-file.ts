import { caseSchema } from '../collections/cases'
import type { ContentDocument } from '../read/document'
import { locate } from '../read/locations'
import type { Mention } from '../rules/mentions'
import { shinglesOf } from '../site-rules/near-duplicates'
import { isComingSoon } from '../visibility/coming-soon'
import { type VisibilityChoice, visibilityChoice } from '../visibility/visibility'
import type { FileDiagnostic } from './diagnostics'

export interface CheckedFile extends Omit<ContentDocument, 'body' | 'data' | 'text'> {
  /** Fields that determine when the file is published. */
  visibility: VisibilityChoice
  comingSoon?: true
  effort?: { people: number; months: number }
  headcount?: number
  /** Slug of a translation, if it differs from the original. */
  ownSlug?: string
  /** Set only if the collection limits shared text. */
  shingles?: string[]
}

/** Returns the data of a document for checks across files. */
export function summarise(document: ContentDocument): CheckedFile {
  const { body: _body, data, text, ...kept } = document
  // Do not compare translations, which are as similar as their originals, or
  // new files, which share their placeholders.
  const isFinished = !kept.language && !kept.diagnostics.some(({ unfinished }) => unfinished)
  const { maxSharedText } = locate(pathOf(kept.file))?.definition ?? {}
  return {
    ...kept,
    ...(typeof data?.slug === 'string' && { ownSlug: data.slug }),
    ...effortOf(data),
    ...(typeof data?.headcount === 'number' && { headcount: data.headcount }),
    visibility: visibilityChoice(data),
    ...(isComingSoon({ status: data?.status }) && { comingSoon: true }),
    ...(isFinished && maxSharedText !== undefined && { shingles: shinglesOf(text) }),
  }
}

const caseEffort = caseSchema.pick({ period: true, team: true }).loose()

function effortOf(data: ContentDocument['data']): Pick<CheckedFile, 'effort'> {
  const { data: found } = caseEffort.safeParse(data)
  if (!found) return {}
  const people = found.team.reduce((sum, role) => sum + role.people, 0)
  return { effort: { people, months: found.period.months } }
}

/** Returns the messages of `explain` about mentions as diagnostics. */
export function explainMentions(
  files: readonly CheckedFile[],
  explain: (mention: Mention, file: CheckedFile) => string | undefined,
): FileDiagnostic[] {
  return files.flatMap((file) =>
    file.mentions.flatMap((mention) => {
      const { line, column } = mention
      const message = explain(mention, file)
      return message ? [{ file: file.file, line, column, message }] : []
    }),
  )
}

/** Removes `content/` from a path. */
export function pathOf(file: string): string {
  return file.slice('content/'.length)
}
