/** Fields of words, days, choices and positions. Each has a sentence for writers and an example: the check, editors and the reference quote them. */
import * as z from 'zod'
import type { FieldMeta, ListedKind } from './meta'

/** Returns the schema of a text on one line. */
export const words = (description: string, example: string) =>
  z
    .string()
    .regex(/\S/)
    .regex(/^[^\n]*$/)
    .meta({ description, example } satisfies FieldMeta)

/** Marks a text whose number is the same in every language, and is written as each language writes it. */
export const sameDigits = { inTranslations: 'same digits' } satisfies Partial<FieldMeta>

/** Marks a text that is the same in every language, such as a name. */
export const shared = { inTranslations: 'shared' } satisfies Partial<FieldMeta>

/** Returns the schema of one or more sentences; line breaks are allowed and read as spaces. */
export const prose = (description: string, example: string) =>
  z
    .string()
    .regex(/\S/)
    .meta({ description, example } satisfies FieldMeta)

/** Returns a function like `prose`, for a text of `min` to `max` characters. */
export const sized = (min: number, max: number) => (description: string, example: string) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/\S/)
    .meta({ description, example } satisfies FieldMeta)

/** Returns the schema of one of a fixed list of values. */
export const choice = <T extends string>(values: readonly [T, ...T[]], description: string) =>
  z.enum(values).meta({ description, example: values[0] } satisfies FieldMeta)

/** Returns the schema of a day, written as year-month-day. */
export const date = (description: string, example = '2026-03-01') =>
  z.iso.date().meta({ description, example, kind: 'date' } satisfies FieldMeta)

/** Returns the schema of a day that has come when the page is there. */
export const pastDate = (description: string, example?: string) =>
  date(description, example).meta({ isPast: true } satisfies Partial<FieldMeta>)

/** Position among its siblings; smaller comes first. */
export const order = z
  .number()
  .int()
  .default(100)
  .meta({
    description: 'Position among its siblings; smaller comes first, equal ones sort by name.',
    example: '10',
  } satisfies FieldMeta)

/** The key of something that the settings list, such as a group of services. */
export const listedKey = (kind: ListedKind, description: string, example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({
      description,
      example,
      kind,
      inTranslations: 'shared',
    } satisfies FieldMeta)
