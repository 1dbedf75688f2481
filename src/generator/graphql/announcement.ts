/** What is published of an entry that is announced and not there yet: what cards and menus show. */

import { visibilityFields } from '../../content-model/collections/fields/page'
import type { Collection } from '../../content-model/collections/registry'
import { isAnnounced } from '../../content-model/visibility/announced'
import type { EntrySource } from '../nodes/entry-source'

/** Fields that lead to the page, or decide whether there is one. */
const steering = ['formerSlugs', ...Object.keys(visibilityFields)]

/**
 * The part of an entry that its node is made of. Whatever reads nodes (pages and their data, the
 * search, PDFs) can publish no more than this.
 */
export function publishedPart(source: EntrySource, { card = [] }: Collection): EntrySource {
  const { data = {} } = source
  if (!isAnnounced(data)) return source
  const shown = Object.entries(data).filter(([name]) => [...card, ...steering].includes(name))
  const text = { headings: [], wordCount: 0, pictures: [] }
  return { ...source, data: Object.fromEntries(shown), tree: '[]', text }
}
