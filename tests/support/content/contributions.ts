import {
  type CollectionName,
  collections,
  singletons,
} from '../../../src/content-model/collections/registry'
import { added, hidden, translated } from './additions'
import type { Contribution } from './content-changes'
import { accepted, edited, pictureReplaced, recoloured, regrouped, renamed } from './edits'
import { collectionRemoved, removed } from './removals'

const names = Object.keys(collections) as CollectionName[]

/**
 * Typical changes by writers and companies, which can be made together. No
 * change depends on the result of a later change.
 */
export const contributions: Contribution[] = [
  ...names.map((name) => added(name)),
  translated,
  hidden('is a draft', 'draft', true),
  hidden('is scheduled', 'publishAt', '2099-01-01'),
  ...names.map(edited),
  ...Object.keys(singletons).map(edited),
  accepted,
  ...(['services', 'articles', 'cases'] as const).map(renamed),
  pictureReplaced,
  recoloured,
  ...(['testimonials', 'solutions', 'industries'] as const).map(removed),
]

/** Changes of the menus, which other tests of the test company depend on. */
export const restructurings: Contribution[] = [regrouped, collectionRemoved('comparisons')]
