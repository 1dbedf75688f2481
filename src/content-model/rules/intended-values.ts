import { posix } from 'node:path'
import * as z from 'zod'
import { slugOf } from '../addresses/slugs'
import { weekdays } from '../collections/choices'
import { isRequired, isText, metaOf, unwrap } from '../collections/fields/field-help'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'

/**
 * Returns the valid values that the writer may have meant by an invalid value:
 * several for an ambiguous text such as 01/10/2026.
 * @param source the value as written, if known
 */
export function intendedValues(field: z.ZodType, value: unknown, source?: string): unknown[] {
  const valid = candidatesFor(field, value, source).filter(
    (candidate) => field.safeParse(candidate).success,
  )
  const distinct = new Map(valid.map((candidate) => [JSON.stringify(candidate), candidate]))
  return [...distinct.values()]
}

function candidatesFor(field: z.ZodType, value: unknown, source?: string): unknown[] {
  const inner = unwrap(field)
  if (inner instanceof z.ZodArray) {
    if (typeof value !== 'string') return []
    const field = itemSchema(inner)
    // YAML joins the lines of a list without “- ”.
    const items = (source ?? value)
      .split(/[,;\n]/)
      .flatMap((item) => itemsIn(item.trim().replace(/^[-*•·]\s*/, ''), field))
    // A text may have a comma.
    return [
      ...(isText(field) && !source?.includes('\n') ? [[value]] : []),
      items.filter(Boolean),
    ].filter(({ length }) => length > 0)
  }
  if (Array.isArray(value)) return value.length === 1 ? value : []
  // A colon turns the text into a field.
  if (typeof value === 'object' && value) {
    const [name, words, ...others] = Object.entries(value).flat()
    return typeof words === 'string' && others.length === 0 ? [`${name}: ${words}`] : []
  }
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const text = (typeof value === 'string' ? value : (source ?? String(value))).trim()
  if (inner instanceof z.ZodObject)
    return fieldSchemas(inner).flatMap(([name, field]) =>
      isRequired(field) ? [{ [name]: text }] : [],
    )
  if (inner instanceof z.ZodBoolean)
    return switches.filter(([word]) => word === text.toLowerCase()).map(([, on]) => on)
  if (inner instanceof z.ZodNumber) return numbersIn(text, field)
  const { kind } = metaOf(field)
  if (inner instanceof z.ZodEnum) return kind ? [] : choicesIn(text, inner.options.map(String))
  if (kind === 'date') return datesIn(text)
  if (kind === 'time') return timesIn(text)
  if (kind === 'language') return [text.replaceAll('_', '-')]
  if (typeof value !== 'string') return []
  const isName = (kind ?? 'slug') === 'slug' && !field.safeParse('Two words').success
  return [
    text.replace(/\s+/g, ' '),
    ...addressesIn(text, field),
    ...(isName ? [slugOf(posix.basename(text))] : []),
  ]
}

const switches = [
  ...['false', 'no', 'off', '0', 'tidak'].map((word) => [word, false] as const),
  ...['true', 'yes', 'on', '1', 'ya'].map((word) => [word, true] as const),
]

/** Characters that writers confuse with a hyphen or a minus sign. */
export const dash = /[‐‑‒–—−]/

const withHyphens = (text: string) => text.replace(new RegExp(dash, 'g'), '-')

/** Reads 1,240 as 1240 and as 1.24. */
function numbersIn(text: string, field: z.ZodType): number[] {
  const plain = withHyphens(text).replace(/^\+|\+$/g, '')
  if (decimal.test(plain) && field.safeParse(Number(plain)).success) return [Number(plain)]
  const values = [plain.replace(',', '.'), ...(thousands.test(plain) ? [onlyDigits(plain)] : [])]
  return values.filter((value) => decimal.test(value)).map(Number)
}

const decimal = /^-?\d+(?:\.\d+)?$/
const thousands = /^-?\d{1,3}(?:([., \u00A0\u202F])\d{3})(?:\1\d{3})*$/
const onlyDigits = (text: string) => text.replace(/[^-\d]/g, '')

const indonesianDay = new Intl.DateTimeFormat('id', { weekday: 'long', timeZone: 'UTC' })
/** By the name in English. 1 June 2026 is a Monday. */
const indonesianDays = new Map<string, string>(
  weekdays.map((day, index) => [day, indonesianDay.format(Date.UTC(2026, 5, 1 + index))]),
)

/** Returns the choices that begin like a text: Mon and Senin mean Monday. */
function choicesIn(text: string, choices: readonly string[]): string[] {
  const words = text.toLowerCase()
  const isMeant = (name = '') =>
    words.length < 3 ? name.toLowerCase() === words : name.toLowerCase().startsWith(words)
  return choices.filter((choice) => isMeant(choice) || isMeant(indonesianDays.get(choice)))
}

/** Returns the item of a text; for a range such as Mon–Fri, all choices in it. */
function itemsIn(text: string, field: z.ZodType): string[] {
  const inner = unwrap(field)
  if (!(inner instanceof z.ZodEnum)) return [text]
  const choices = inner.options.map(String)
  const [first = -1, last = first] = text
    .split(/ ?[-–—] ?| to /)
    .map((words) => choices.indexOf(choicesIn(words, choices)[0] ?? ''))
  return first === -1 ? [text] : choices.slice(first, last + 1)
}

/** Reads 9:00, 09.00 WIB and 9 am as 09:00. */
function timesIn(text: string): string[] {
  const [, hour, minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\.?)?(?: WI(?:B|TA|T))?$/i.exec(text) ?? []
  if (!hour) return []
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  return [`${String(hours).padStart(2, '0')}:${minutes}`]
}

/** In English and Indonesian, in small letters. */
const months = ['en', 'id'].flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    name: format.format(Date.UTC(2026, index)).toLowerCase(),
    month: `${index + 1}`,
  }))
})

const dateForms = [
  /^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?:[T ]\d.*)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<year>\d{4})$/,
  // American dates have no dots.
  /^(?<month>\d{1,2})(?<mark>[-/])(?<day>\d{1,2})\k<mark>(?<year>\d{4})$/,
  /^(?:\p{L}+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<name>\p{L}{3,})\.?,?[ -](?<year>\d{4})$/iu,
  /^(?:\p{L}+,? )?(?<name>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu,
]

/** Returns the days that a text may mean, as year-month-day. They may not exist. */
export function datesIn(text: string): string[] {
  return dateForms.flatMap((form) => {
    const { year, day = '', name, ...groups } = form.exec(withHyphens(text))?.groups ?? {}
    const month = name
      ? months.find((known) => known.name.startsWith(name.toLowerCase()))?.month
      : groups.month
    return year && month ? [[year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')] : []
  })
}

/** Completes or shortens addresses: www.tirtana.example, mailto:hello@tirtana.example, portfolio. */
function addressesIn(text: string, field: z.ZodType): string[] {
  const isHost = metaOf(field).kind === 'host'
  const host = isHost ? text.replace(/^http:/, 'https:').replace(/\/+$/, '') : text
  const isBare = isHost ? /^[\w-]+(?:\.[\w-]+)+$/.test(host) : /^www\./.test(host)
  if (metaOf(field).kind === 'link' && /^[\w-]+$/.test(text)) return [`/${text.toLowerCase()}`]
  return [isBare ? `https://${host}` : host, text.replace(/^mailto:/, ''), embedOf(text)]
}

/** Returns the embed of a video, from the address that YouTube's Share button copies. */
const embedOf = (address: string) =>
  address.replace(
    /^https?:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|shorts\/|live\/))([\w-]+).*/,
    'https://www.youtube-nocookie.com/embed/$1',
  )
