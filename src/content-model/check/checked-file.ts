/** Reduces a file that has been read to what the check keeps: enough to check it together with the others. */

import * as z from 'zod'
import type { ContentDocument } from '../read/document'
import { locate } from '../read/locations'
import type { Mention } from '../rules/mentions'
import { shinglesOf } from '../site-rules/near-duplicates'
import { isComingSoon } from '../visibility/coming-soon'
import { type VisibilityChoice, visibilityChoice } from '../visibility/visibility'
import type { FileDiagnostic } from './diagnostics'

export interface CheckedFile extends Omit<ContentDocument, 'body' | 'data' | 'text'> {
  /** The fields of the file that decide when it is part of the site. */
  visibility: VisibilityChoice
  /** Set where the file announces what is not there yet. */
  announced?: true
  /** Of a case: how many people worked on it, and for how many months. */
  effort?: Effort
  /** Of the settings: how many people the company employs. */
  headcount?: number
  /** Of a translation: the slug of its own, where it has one. */
  ownSlug?: string
  /** The file's shingles, where its collection measures near-duplicate text. */
  shingles?: string[]
}

export interface Effort {
  people: number
  months: number
}

/** Returns the small part of a document that other files are checked against. */
export function summarise(document: ContentDocument): CheckedFile {
  const { body: _body, data, text, ...kept } = document
  // Translations are as alike as their originals. New files hold the same placeholders: they are compared once they have a text of their own.
  const isFinished = !kept.language && !kept.diagnostics.some(({ unfinished }) => unfinished)
  const { maxSharedText } = locate(pathOf(kept.file))?.definition ?? {}
  return {
    ...kept,
    ...(typeof data?.slug === 'string' && { ownSlug: data.slug }),
    ...effortOf(data),
    ...(typeof data?.headcount === 'number' && { headcount: data.headcount }),
    visibility: visibilityChoice(data),
    ...(isComingSoon({ status: data?.status }) && { announced: true }),
    ...(isFinished && maxSharedText !== undefined && { shingles: shinglesOf(text) }),
  }
}

const caseEffort = z.object({
  period: z.object({ months: z.number() }),
  team: z.array(z.object({ people: z.number() })),
})

function effortOf(data: ContentDocument['data']): { effort?: Effort } {
  const { data: found } = caseEffort.safeParse(data)
  if (!found) return {}
  const people = found.team.reduce((sum, role) => sum + role.people, 0)
  return { effort: { people, months: found.period.months } }
}

/** Returns a diagnostic for each mention of the files about which there is something to say. */
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

/** Returns the path under `content/` of a file named from the project's folder. */
export function pathOf(file: string): string {
  return file.slice('content/'.length)
}
