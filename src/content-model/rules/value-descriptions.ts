import type * as z from 'zod'
import { excerpt } from '../check/diagnostics'
import { metaOf } from '../collections/fields/field-help'
import { type FieldMeta, isListed } from '../collections/fields/meta'

export function describeValue(value: unknown, source?: string): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'number') return `the number ${source ?? value}`
  if (typeof value === 'boolean') return `the value ${value}`
  return `“${excerpt(String(value))}”`
}

const forms: Partial<Record<NonNullable<FieldMeta['kind']>, string>> = {
  date: 'a date written as year-month-day',
  picture: 'the path of a PNG, JPEG, WebP or AVIF file next to this one',
  document: 'the address of a PDF under static/',
  slug: 'a file name of small letters, digits and single hyphens, without its ending',
  'time zone': 'a time zone (https://en.wikipedia.org/wiki/List_of_tz_database_time_zones)',
  telephone: 'a telephone number that begins with + and its country code',
  time: 'a time of day from 00:00 to 23:59',
  pattern: 'a word, a phrase or a regular expression',
  language: 'a language, such as en-GB or id',
  host: 'a host address: https:// and a name, without a path or a slash at the end (a folder of the host goes into PATH_PREFIX, see docs/deploying.md)',
  keyword: 'a single word or name',
}

/** Returns the required format: `a date written as year-month-day`. */
export function formatOf(field: z.ZodType | undefined, value: unknown, name: string): string {
  const meta = field ? metaOf(field) : {}
  const { kind, references } = meta
  if (meta.placeholders) return messageFormat(meta)
  const form = kind && forms[kind]
  if (form) return form
  if (kind === 'key' || isListed(kind)) return 'a name of small letters, digits and hyphens'
  if (kind === 'link')
    return !field?.safeParse('/page').success
      ? /youtu/.test(String(value))
        ? 'the address of an embedded video, so its player would stay empty'
        : 'an address that begins with https://'
      : field.safeParse('#section').success
        ? 'an address: /page, #section, https://… or mailto:…'
        : 'the address of a page of this site: /page'
  if (references) return `the name of a file in content/${references}`
  if (name === 'email') return 'an email address'
  if (typeof value === 'string' && value.includes('\n')) return 'a single line'
  return 'in the format of this field'
}

function messageFormat({ placeholders = [], counts = [] }: Partial<FieldMeta>): string {
  const inBraces = placeholders.map((name) => `{${name}}`)
  const plural = counts[0] && ` except {${counts[0]}, plural, one {…} other {…}}`
  return `a text with ${inBraces.join(' and ')} and no other braces${plural ?? ''}`
}
