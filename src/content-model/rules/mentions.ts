/** Collects what a file refers to outside itself. Whether it exists is checked when all files are known. */

import type { Place } from '../check/diagnostics'
import { fieldName, forEachString, metaOf } from '../collections/fields/field-help'
import { isListed, type ListedKind } from '../collections/fields/meta'
import { fieldSchemas } from '../collections/fields/schema-parts'
import { readMessage } from '../collections/interface-words/messages'
import type { Frontmatter } from '../read/frontmatter'
import type { Location } from '../read/locations'
import { markAt } from '../translation/marks'
import { figuresOf } from './figures'
import { isPlaceholder } from './placeholders'

export interface Mention extends Place {
  /**
   * What the target is. `entry`: a slug in the collection `in`. `link`: an address. `picture`: a path from
   * the file's folder. `document`: a path under `static/`. `former`: a slug that the file once had.
   * `only`: words that no other entry of the collection may have. `review`: the day by which a figure or a file is
   * looked at again. `figure`: the day to which a figure was counted that says how, or nothing. `section`: what
   * a section of the home page shows, for which the file has words. `domain` and `protocol`: what a filter of
   * /portfolio is made of. `host`: the address of the site. `language`: that of the site. `time zone`: that of the company. `plural`: the categories of
   * numbers for which a text of the interface has words. `icon`: the name of one. `start`: the day on which a case began. `duration`: a length of time. `price`: a price or a range of prices. `label`: that of a button. `past`: a day that has come when the page is there. `group`,
   * `service kind`, `category` and `budget`: keys that the settings list.
   */
  kind:
    | 'entry'
    | 'link'
    | 'picture'
    | 'document'
    | 'former'
    | 'only'
    | 'review'
    | 'figure'
    | 'section'
    | 'domain'
    | 'protocol'
    | 'host'
    | 'language'
    | 'time zone'
    | 'plural'
    | 'icon'
    | 'start'
    | 'duration'
    | 'price'
    | 'label'
    | 'past'
    | ListedKind
  target: string
  /** The field with the target; absent in the body. */
  field?: string
  /** The collection of an `entry`. */
  in?: string
}

/** Kinds of fields whose values are noted as they are. */
const notedKinds = ['host', 'language', 'time zone', 'icon'] as const
const isNoted = (kind: string): kind is (typeof notedKinds)[number] =>
  notedKinds.some((one) => one === kind)

/** Collects what the fields of a file refer to. */
export function mentionsOf(
  { definition, language }: Location,
  { data, input, placeOf }: Frontmatter,
): Mention[] {
  const mentions: Mention[] = []
  const note = (kind: Mention['kind'], target: string, path: PropertyKey[], collection?: string) =>
    mentions.push({
      kind,
      target,
      field: fieldName(path),
      ...placeOf(path),
      ...(collection && { in: collection }),
    })
  forEachString(definition.schema, data ?? input, (value, schema, path) => {
    const { references, kind, filter, counts, isPast, compared } = metaOf(schema)
    const isDistinct =
      path.length === 1 && (path[0] === definition.name || path[0] === 'metaDescription')
    // An invalid value has been reported already.
    if (!schema.safeParse(value).success) return
    // What a translation shares is mentioned by its original.
    if (language && markAt(definition.schema, path) === 'shared') return
    for (const categories of (counts && readMessage(value, counts)?.plurals) ?? [])
      note('plural', categories.join(' '), path)
    if (compared) note(compared, value, path)
    if (filter) note(filter, value, path)
    else if (isPast) note('past', value, path)
    else if (kind && (isNoted(kind) || isListed(kind))) note(kind, value, path)
    else if (references) note('entry', value, path, references)
    else if (kind === 'slug') note('former', value, path)
    else if (kind === 'link' || kind === 'picture' || kind === 'document') note(kind, value, path)
    else if (path.at(-1) === 'reviewBy') note('review', value, path)
    // Names and descriptions must be unique: they tell pages apart in menus and in search results.
    else if (definition.address && isDistinct && !isPlaceholder(value)) note('only', value, path)
  })
  if (language) return mentions
  for (const { method, asOf, path } of figuresOf(definition.schema, data)) {
    if (method) note('figure', asOf ?? '', [...path.slice(0, -1), asOf ? 'asOf' : 'method'])
  }
  for (const [name, field] of fieldSchemas(definition.schema)) {
    const { shows } = metaOf(field)
    if (shows && data && data[name] !== undefined) note('section', shows, [name])
  }
  return mentions
}
