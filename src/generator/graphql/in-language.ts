/**
 * Entries as a page in one language shows them: in that language where they are translated, otherwise as their
 * originals. The language is that of the page whose query asks, from its context.
 */
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { standardWords, type Words } from '../nodes/interface-words'
import type { NodeOf } from '../nodes/typed-nodes'

/** The part of Gatsby's node model that finds entries. */
interface EntryModel {
  findOne(query: { type: string; query: object }): Promise<Node | null>
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>
  getNodesByIds(query: { ids: readonly string[] }): readonly Node[]
  trackPageDependencies(nodes: readonly Node[], about: { connectionType: string }): void
}

/** What Gatsby hands to a resolver, with the context of the page. */
export interface LanguageContext {
  nodeModel: EntryModel
  /** The language of a page that is a translation; absent on pages of the original language. */
  language?: string
}

/**
 * Returns a field for `createResolvers`.
 * @param resolve finds its value for a page in some language, from the node that has the field
 */
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
 * Makes a directive, such as `@tree`, whose fields have another value than the node holds.
 * @param resolve finds it; `of` is the type that the directive names
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

/** Returns the language of a page as nodes have it in `translation`: empty for originals. */
export function translationOf({ language }: Pick<LanguageContext, 'language'>): string {
  return language ?? ''
}

/** Returns the id of an entry's original; its own for an original. */
export function originalId({ id, translation }: Node): string {
  return translation ? id.slice(String(translation).length + 1) : id
}

/** Returns the entry with these fields: its translation where there is one. */
export async function findEntry(
  { nodeModel, language }: LanguageContext,
  type: string,
  filter: Record<string, unknown> = {},
): Promise<Node | null> {
  const find = (translation: string) =>
    nodeModel.findOne({ type, query: { filter: { ...filter, translation: { eq: translation } } } })
  return (language && (await find(language))) || find('')
}

/** Returns the listed entries of a type, those in the language of the page first. */
export async function listedEntries(context: LanguageContext, type: string): Promise<Node[]> {
  const filter = await shownFilter(context, type, { listed: { eq: true } })
  const { entries } = await context.nodeModel.findAll({ type, query: { filter } })
  return translatedFirst([...entries])
}

/** Returns nodes with translations before originals, each in their order. */
export function translatedFirst<T extends Node>(nodes: readonly T[]): T[] {
  return [
    ...nodes.filter(({ translation }) => translation),
    ...nodes.filter(({ translation }) => !translation),
  ]
}

/**
 * Returns a filter for the entries that a page in the language of the context shows: translations, and originals
 * without one. A filter that names translations itself is kept.
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
 * Returns the entries with these ids of originals, in their order, without those that are absent.
 * @param type whose entries they are: a page runs its query again when one is added
 */
export function entriesById(
  { nodeModel, language }: LanguageContext,
  type: string,
  ids: readonly string[],
): Node[] {
  const found = new Map(nodeModel.getNodesByIds({ ids }).map((node) => [node.id, node]))
  const translated = language
    ? nodeModel.getNodesByIds({ ids: ids.map((id) => `${language}:${id}`) })
    : []
  for (const node of translated) found.set(originalId(node), node)
  const isMissing = found.size < ids.length || (language && translated.length < ids.length)
  if (isMissing) nodeModel.trackPageDependencies([], { connectionType: type })
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Returns the settings in the language of the page; empty where the development server has none yet. */
export async function settingsOf(context: LanguageContext): Promise<Partial<NodeOf<'Settings'>>> {
  return ((await findEntry(context, 'Settings')) as NodeOf<'Settings'> | null) ?? {}
}

/**
 * Returns the words of the interface. A build has them; the development server may have none while the file has a
 * problem, and shows the standard ones.
 */
export async function interfaceWords(context: LanguageContext): Promise<Words> {
  return ((await findEntry(context, 'InterfaceWords')) as (Node & Words) | null) ?? standardWords
}
