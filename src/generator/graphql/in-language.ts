/** Finds entries in the language of the querying page, or originals. */
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { standardWords, type Words } from '../nodes/interface-words'
import type { FoundNode, NodeOf } from '../nodes/typed-nodes'

interface Query<T> {
  type: T
  query: object
}

interface EntryModel {
  findOne<T extends string>(query: Query<T>): Promise<FoundNode<T> | null>
  findAll<T extends string>(query: Query<T>): Promise<{ entries: Iterable<FoundNode<T>> }>
  getNodesByIds<T extends string>(query: {
    type: T
    ids: readonly string[]
  }): readonly FoundNode<T>[]
  trackPageDependencies(nodes: readonly Node[], about: { connectionType: string }): void
}

/** Context of a Gatsby resolver, with the page's context. */
export interface LanguageContext {
  nodeModel: EntryModel
  /** Language of a translated page; absent on original pages. */
  language?: string
}

export function field<Source>(
  type: string,
  resolve: (context: LanguageContext, source: Source) => unknown,
) {
  return {
    type,
    resolve: (source: Source, _arguments: object, context: LanguageContext) =>
      resolve(context, source),
  }
}

/**
 * Defines a directive such as `@tree`, which computes a field's value.
 * @param resolve `of` is the directive's type argument
 */
export function addDirective<Source>(
  { actions }: CreateSchemaCustomizationArgs,
  name: string,
  resolve: (context: LanguageContext, source: Source, field: string, of: string) => unknown,
): void {
  const extend = ({ of }: { of: string }) => ({
    resolve: (
      source: Source,
      _arguments: object,
      context: LanguageContext,
      { fieldName }: { fieldName: string },
    ) => resolve(context, source, fieldName, of),
  })
  actions.createFieldExtension({ name, args: { of: 'String' }, extend })
}

/** Returns a page's language as `translation` in nodes: empty for originals. */
export function translationOf({ language }: Pick<LanguageContext, 'language'>): string {
  return language ?? ''
}

export function originalId({ id, translation }: Node): string {
  return translation ? id.slice(String(translation).length + 1) : id
}

/** Returns the matching entry, preferably its translation. */
export async function findEntry<T extends string>(
  { nodeModel, language }: LanguageContext,
  type: T,
  filter: Record<string, unknown> = {},
): Promise<FoundNode<T> | null> {
  const find = (translation: string) =>
    nodeModel.findOne({ type, query: { filter: { ...filter, translation: { eq: translation } } } })
  return (language && (await find(language))) || find('')
}

/** Returns the listed entries of a type, translated entries first. */
export async function listedEntries<T extends string>(
  context: LanguageContext,
  type: T,
): Promise<FoundNode<T>[]> {
  const filter = await shownFilter(context, type, { listed: { eq: true } })
  const { entries } = await context.nodeModel.findAll({ type, query: { filter } })
  return translatedFirst([...entries])
}

/** Moves translations before originals. */
export function translatedFirst<T extends Node>(nodes: readonly T[]): T[] {
  return [
    ...nodes.filter(({ translation }) => translation),
    ...nodes.filter(({ translation }) => !translation),
  ]
}

/**
 * Limits a filter to translations, and originals without a translation, unless
 * it already has `translation`.
 */
export async function shownFilter(
  { nodeModel, language }: LanguageContext,
  type: string,
  filter: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if ('translation' in filter) return filter
  if (!language) return { ...filter, translation: { eq: '' } }
  const query = { filter: { translation: { eq: language } } }
  const { entries } = await nodeModel.findAll({ type, query })
  const translated = [...entries].map(originalId)
  return {
    ...filter,
    translation: { in: [language, ''] },
    ...(translated.length > 0 && { id: { nin: translated } }),
  }
}

/**
 * Returns the entries with these original ids, in this order. If an entry is
 * missing, Gatsby repeats the query when one is added.
 */
export function entriesById<T extends string>(
  { nodeModel, language }: LanguageContext,
  type: T,
  ids: readonly string[],
): FoundNode<T>[] {
  const found = new Map(nodeModel.getNodesByIds({ type, ids }).map((node) => [node.id, node]))
  const translated = language
    ? nodeModel.getNodesByIds({ type, ids: ids.map((id) => `${language}:${id}`) })
    : []
  for (const node of translated) found.set(originalId(node), node)
  const isMissing = found.size < ids.length || (language && translated.length < ids.length)
  if (isMissing) nodeModel.trackPageDependencies([], { connectionType: type })
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Returns the settings; possibly empty in development. */
export async function settingsOf(context: LanguageContext): Promise<Partial<NodeOf<'Settings'>>> {
  return (await findEntry(context, 'Settings')) ?? {}
}

/** Returns the language of a page's number formats. */
export async function languageOf(context: LanguageContext): Promise<string> {
  const { languages = ['en'] } = await settingsOf(context)
  return context.language ?? languages[0] ?? 'en'
}

/** Returns the example words while the file has problems in development. */
export async function interfaceWords(context: LanguageContext): Promise<Words> {
  return (await findEntry(context, 'InterfaceWords')) ?? standardWords
}
