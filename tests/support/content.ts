import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '../../src/content-model/collections/articles'
import type { Case } from '../../src/content-model/collections/cases'
import type { Comparison } from '../../src/content-model/collections/comparisons'
import type { Industry } from '../../src/content-model/collections/industries'
import type { Page } from '../../src/content-model/collections/pages'
import type { Service } from '../../src/content-model/collections/services'
import type {
  Client,
  Person,
  Testimonial,
} from '../../src/content-model/collections/small-collections'
import type { Solution } from '../../src/content-model/collections/solutions'
import type { VendorFile } from '../../src/content-model/collections/vendor-risk'
import { readDocument } from '../../src/content-model/read/document'
import { locate } from '../../src/content-model/read/locations'
import { readSettings } from '../../src/generator/nodes/settings'
import { company } from './servers/company'

interface Entries {
  articles: Article
  services: Service
  industries: Industry
  solutions: Solution
  clients: Client
  team: Person
  testimonials: Testimonial
  comparisons: Comparison
  cases: Case
  pages: Page
  'vendor-risk': VendorFile
}

/**
 * Returns a collection's entries in menu order.
 * @param root folder of the project. Default: the test company
 */
export function entries<C extends keyof Entries>(
  collection: C,
  root: string = company.files,
): (Entries[C] & { slug: string })[] {
  const folder = join(root, 'content', collection)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx') && !locate(`${collection}/${file}`)?.language)
    .map((file) => {
      const path = `${collection}/${file}`
      const { data, slug } = readDocument(path, readFileSync(join(root, 'content', path)))
      return { ...(data as Entries[C]), slug }
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
