/** Other companies adopt the sample. The commands of `.ci/run` then pass in their checkouts. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { copyRepository } from '../../support/site-copy'
import { adoptedCompanies, run } from './adopted-companies'

// One after the other: each uses all cores.
test.describe.configure({ mode: 'default' })

/** Returns the commands of `.ci/run` that follow `npm ci`: copies find the packages of this project. */
async function commandsOfCi(): Promise<string[]> {
  const lines = (await readFile('.ci/run', 'utf8')).split('\n')
  return lines.filter((line) => line.startsWith('npm run '))
}

for (const { name, adopt } of adoptedCompanies)
  test(name, async () => {
    const copy = await copyRepository({ pictures: 'own' })
    try {
      await test.step('adopt the sample', () => adopt(copy))
      const commands = await commandsOfCi()
      expect(commands.length).toBeGreaterThan(1)
      for (const command of commands) await test.step(command, () => run(copy, command))
    } finally {
      await copy.remove()
    }
  })
