/** Metadata of fields. The check, GraphQL and the generated guides use it. */

export type TranslationMark =
  | 'translated'
  | 'same digits'
  | 'same diagram'
  | 'replaceable'
  | 'own'
  | 'shared'

/** Kinds of keys that the settings define and other files use. */
const listedKinds = ['group', 'service kind', 'category', 'budget'] as const
export type ListedKind = (typeof listedKinds)[number]

export const isListed = (kind?: string): kind is ListedKind =>
  listedKinds.some((listed) => listed === kind)

export interface FieldMeta {
  /** For writers: the meaning of the field, its default and its effect. */
  description: string
  /** A value in YAML, quoted in error messages. */
  example?: string
  references?: string
  /** For an optional section: the collection that it shows, or `video`. */
  shows?: string
  /** The kind of value of a string that is not plain text. */
  kind?:
    | 'picture'
    | 'diagram'
    | 'link'
    | 'date'
    | 'document'
    | 'slug'
    | 'keyword'
    | 'host'
    | 'key'
    | ListedKind
    | 'icon'
    | 'language'
    | 'pattern'
    | 'telephone'
    | 'time'
    | 'time zone'
  /** New files contain this optional field if no keys of this kind exist. */
  insteadOf?: ListedKind
  /** For a date: it must not be after the first day of the page. */
  isPast?: true
  /**
   * How translations treat the field. Default: see `markOf`.
   * - `translated`: text in the language of the translation
   * - `same digits`: translated, with the same digits in the same order:
   *   `1,2 jt` for `1.2M`
   * - `same diagram`: translated labels of the same nodes and arrows
   * - `replaceable`: the original value, unless the translation has a value
   * - `own`: the value of the translation or none, never the original value
   * - `shared`: the original value
   */
  inTranslations?: TranslationMark
  /** The kind of value that the check compares with other files. */
  compared?: 'duration' | 'price' | 'label' | 'start'
  /** The /portfolio filter that uses the value, in cases and in the settings. */
  filter?: 'domain' | 'protocol'
  /** For a picture: the largest displayed width, in CSS pixels. */
  width?: number
  /** Name of the GraphQL type of an object. */
  typeName?: string
  /** Names of the required arguments: `count` for `{count}`. */
  placeholders?: readonly string[]
  /** Names of the numeric arguments, which may have plurals. */
  counts?: readonly string[]
}

declare module 'zod' {
  // The type of the argument of `.meta()`.
  interface GlobalMeta extends Partial<FieldMeta> {}
}
