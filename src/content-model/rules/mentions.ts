import type { Place } from '../check/diagnostics'
import { fieldName, forEachString, metaOf } from '../collections/fields/field-help'
import { isListed, type ListedKind } from '../collections/fields/meta'
import { fieldSchemas } from '../collections/fields/schema-parts'
import { readMessage } from '../collections/interface-words/messages'
import type { Frontmatter } from '../read/frontmatter'
import type { Location } from '../read/locations'
import { markAt } from '../translation/marks'
import { figuresOf } from './figures'
import { isPlaceholder } from './text/placeholders'

/** Kinds of fields that become mentions of the same kind. */
const notedKinds = ['document', 'host', 'icon', 'language', 'link', 'picture', 'time zone'] as const
const isNoted = (kind?: string): kind is (typeof notedKinds)[number] =>
  notedKinds.some((noted) => noted === kind)

export interface Mention extends Place {
  /**
   * Meaning of `target`, unless the name explains it:
   * - `entry`: slug in the collection `in`
   * - `picture`: path relative to the file's folder
   * - `document`: path under `static/`
   * - `former`: former slug of the file
   * - `only`: text that no other entry of the collection may have
   * - `review`: date of the next review of a figure or file
   * - `figure`: counting date of a figure with a method, or an empty string
   * - `section`: collection, or `video`, that a home page section shows
   * - `domain`, `protocol`: filter value of /portfolio
   * - `plural`: plural categories in an interface text
   * - `start`: start date of a case
   * - `label`: label of a button
   * - `past`: date that must be past on publication
   * - `group`, `service kind`, `category`, `budget`: key from the settings
   */
  kind:
    | (typeof notedKinds)[number]
    | ListedKind
    | 'entry'
    | 'former'
    | 'only'
    | 'review'
    | 'figure'
    | 'section'
    | 'domain'
    | 'protocol'
    | 'plural'
    | 'start'
    | 'duration'
    | 'price'
    | 'label'
    | 'past'
  target: string
  /** Absent for a mention in the body. */
  field?: string
  in?: string
  /** Set for a link whose text is its address. */
  bare?: true
}

/** Collects the references in a file's fields. `site-rules` checks them. */
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
    // Invalid values are already reported. An empty name stands for an invalid language.
    if (!schema.safeParse(value).success) {
      if (kind === 'language') note(kind, '', path)
      return
    }
    // The original already mentions shared values.
    if (language && markAt(definition.schema, path) === 'shared') return
    for (const categories of (counts && readMessage(value, counts)?.plurals) ?? [])
      note('plural', categories.join(' '), path)
    if (compared) note(compared, value, path)
    if (filter) note(filter, value, path)
    else if (isPast) note('past', value, path)
    else if (isNoted(kind) || isListed(kind)) note(kind, value, path)
    else if (references) note('entry', value, path, references)
    else if (kind === 'slug') note('former', value, path)
    else if (path.at(-1) === 'reviewBy') note('review', value, path)
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
