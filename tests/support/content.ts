import { readdirSync, readFileSync } from 'node:fs'
import type { Industry } from '../../src/content-model/collections/industries'
import type { Service } from '../../src/content-model/collections/services'
import type { Client, Testimonial } from '../../src/content-model/collections/small-collections'
import type { Solution } from '../../src/content-model/collections/solutions'
import { readDocument } from '../../src/content-model/read/document'

interface Entries {
  services: Service
  industries: Industry
  solutions: Solution
  clients: Client
  testimonials: Testimonial
}

/** Returns the content files of a collection in menu order, as the check reads them. */
export function entries<C extends keyof Entries>(collection: C): (Entries[C] & { slug: string })[] {
  return readdirSync(`content/${collection}`)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const path = `${collection}/${file}`
      const { data, slug } = readDocument(path, readFileSync(`content/${path}`))
      return { ...(data as Entries[C]), slug }
    })
    .sort((a, b) => a.order - b.order)
}

/** Ids of the four groups of services, by their visible names. */
export const groups = {
  'Blockchain Consulting': 'blockchain-consulting',
  'Blockchain Development': 'blockchain-development',
  'IT Consulting': 'it-consulting',
  'Software Development': 'software-development',
}
