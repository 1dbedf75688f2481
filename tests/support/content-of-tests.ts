/** Content of the test company. A unit test imports this file, so it must not import Playwright. */
import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { fixedPages } from '../../src/content-model/addresses/page-names'
import { exampleValue } from '../../src/content-model/collections/fields/field-help'
import { interfaceSchema } from '../../src/content-model/collections/interface-words/interface'
import { page } from '../../src/content-model/testing/content-fixture'
import { company } from './servers/company'

/**
 * Writes the content of the test company into a project. The interface words are the examples in their schema.
 * Fixed pages that a company has added get generated words, unless the fixture has a file for them.
 */
export async function writeContentOfTests(folder: string): Promise<void> {
  const content = join(folder, 'content')
  await cp(join(company.files, 'content'), content, { recursive: true, preserveTimestamps: true })
  for (const name of fixedPages) {
    const file = join(content, 'pages', `${name}.mdx`)
    if (!existsSync(file))
      await writeFile(file, `${page(`Page ${name}`)}\nOne sentence of the page.\n`)
  }
  await writeFile(join(content, 'interface.yaml'), stringify(exampleValue(interfaceSchema)))
}
