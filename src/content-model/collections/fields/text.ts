/**
 * Schemas of text fields. The check, editors and the reference quote their
 * descriptions and examples.
 */
import * as z from 'zod'
import { slugForm, slugOf } from '../../addresses/slugs'
import type { ListedKind } from './meta'
import { number } from './structure'

export const matching = (form: RegExp, description: string, example: string) =>
  z.string().regex(form).meta({ description, example })

/** Returns the schema of sentences. Line breaks count as spaces. */
export const prose = (description: string, example: string) => matching(/\S/, description, example)

export const words = (description: string, example: string) =>
  matching(/^[^\S\n]*\S[^\n]*$/, description, example)

export const sameDigits = { inTranslations: 'same digits' } as const

export const shared = { inTranslations: 'shared' } as const

/** Like `prose`, for a text of `min` to `max` characters. */
export const sized = (min: number, max: number) => (description: string, example: string) =>
  prose(description, example).min(min).max(max)

export const choice = <T extends string>(values: readonly [T, ...T[]], description: string) =>
  z.enum(values).meta({ description, example: values[0] })

export const date = (description: string, example = '2026-03-01') =>
  z.iso.date().meta({ description, example, kind: 'date' })

export const pastDate = (description: string) => date(description).meta({ isPast: true })

export const order = number(
  'Position in lists, smallest first. Entries with the same position are sorted by name. Default: 100',
  '10',
)
  .int()
  .default(100)

/** Returns the schema of a key in the settings. A name becomes its slug. */
export const listedKey = (kind: ListedKind, description: string, example: string) =>
  z
    .string()
    .overwrite(slugOf)
    .regex(slugForm)
    .meta({ description, example, kind, ...shared })
