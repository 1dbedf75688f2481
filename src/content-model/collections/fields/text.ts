/** Fields of words, days, choices and positions. Each has a sentence for writers and an example: the check, editors and the reference quote them. */
import * as z from 'zod'
import { slugForm, slugOf } from '../../addresses/slugs'
import type { ListedKind } from './meta'
import { number } from './structure'

/** Returns the schema of a text of some form. */
export const matching = (form: RegExp, description: string, example: string) =>
  z.string().regex(form).meta({ description, example })

/** Returns the schema of one or more sentences; line breaks are allowed and read as spaces. */
export const prose = (description: string, example: string) => matching(/\S/, description, example)

/** Returns the schema of a text on one line. */
export const words = (description: string, example: string) =>
  matching(/^[^\S\n]*\S[^\n]*$/, description, example)

/** Marks a text whose number is the same in every language, and is written as each language writes it. */
export const sameDigits = { inTranslations: 'same digits' } as const

/** Marks a text that is the same in every language, such as a name. */
export const shared = { inTranslations: 'shared' } as const

/** Returns a function like `prose`, for a text of `min` to `max` characters. */
export const sized = (min: number, max: number) => (description: string, example: string) =>
  prose(description, example).min(min).max(max)

/** Returns the schema of one of a fixed list of values. */
export const choice = <T extends string>(values: readonly [T, ...T[]], description: string) =>
  z.enum(values).meta({ description, example: values[0] })

/** Returns the schema of a day, written as year-month-day. */
export const date = (description: string, example = '2026-03-01') =>
  z.iso.date().meta({ description, example, kind: 'date' })

/** Returns the schema of a day that has come when the page is there. */
export const pastDate = (description: string, example?: string) =>
  date(description, example).meta({ isPast: true })

/** Position among its siblings; smaller comes first. */
export const order = number('Position among its siblings; smaller first, equal ones by name.', '10')
  .int()
  .default(100)

/** The key of something that the settings list, such as a group of services; a name of the same words will do. */
export const listedKey = (kind: ListedKind, description: string, example: string) =>
  z
    .string()
    .overwrite(slugOf)
    .regex(slugForm)
    .meta({ description, example, kind, ...shared })
