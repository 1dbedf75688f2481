import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds on the page as it stands, a line for each rule that is broken, with an example. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const found: AxeResults['violations'] = await page.evaluate(
    'axe.run(document).then(({ violations }) => violations)',
  )
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}), as in ${nodes[0]?.html}`,
  )
}
