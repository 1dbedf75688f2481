import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import type { CollectionName, collections } from '../../src/content-model/collections/registry'
import type { Solution } from '../../src/content-model/collections/solutions'
import { readFrontmatter } from '../../src/content-model/read/frontmatter'
import { locate, locationOf } from '../../src/content-model/read/locations'
import { readSettings } from '../../src/generator/nodes/settings'
import { company } from './servers/company'

type Fields<C extends CollectionName> = z.output<(typeof collections)[C]['schema']>

/**
 * Returns a collection's entries in menu order.
 * @param root folder of the project. Default: the test company
 */
export function entries<C extends CollectionName>(
  collection: C,
  root: string = company.files,
): (Fields<C> & { slug: string })[] {
  const folder = join(root, 'content', collection)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx') && !locate(`${collection}/${file}`)?.language)
    .map((file) => {
      const { definition, slug } = locationOf(`${collection}/${file}`)
      // Diagrams in the text would start Mermaid in each worker.
      const [, frontmatter = ''] = readFileSync(join(folder, file), 'utf8').split(/^---\n/m)
      const { data } = readFrontmatter(frontmatter, 2, definition.schema, collection)
      return { ...(data as Fields<C>), slug }
    })
    .sort((a, b) => ('order' in a && 'order' in b ? a.order - b.order : 0))
}

export const budgets = readSettings(company.files).budgets.map(({ label }) => label)

/** Keys of the test company's groups, by visible name. */
export const groups = {
  'Advice & Training': 'blockchain-consulting',
  Registers: 'blockchain-development',
  Stores: 'it-consulting',
  'Port Tools': 'software-development',
}

/** Returns the text of a solution's card in the menus. */
export const solutionCard = ({ status, owner, name, description }: Solution): string =>
  `${status} · ${owner}${name}${description}`
