/** Must not import Playwright, because a unit test imports this file. */
import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { fixedPages } from '../../../src/content-model/addresses/page-names'
import { exampleValue } from '../../../src/content-model/collections/fields/field-help'
import { interfaceSchema } from '../../../src/content-model/collections/interface-words/interface'
import { company } from '../servers/company'

/**
 * Writes the test company's content, with the schema's examples as interface
 * words. Generates a company's own fixed pages that the fixture lacks.
 */
export async function writeContentOfTests(folder: string): Promise<void> {
  const content = join(folder, 'content')
  await cp(join(company.files, 'content'), content, { recursive: true, preserveTimestamps: true })
  for (const name of fixedPages) {
    const file = join(content, 'pages', `${name}.mdx`)
    if (!existsSync(file))
      await writeFile(
        file,
        `---\ntitle: Page ${name}\nheading: Page ${name}\nmetaDescription: Page ${name} has a description that is long enough to be shown in a search engine.\n---\n\nOne sentence of the page.\n`,
      )
  }
  await writeFile(join(content, 'interface.yaml'), stringify(exampleValue(interfaceSchema)))
}
