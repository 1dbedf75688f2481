/** Other companies adopt the sample. The commands of `.ci/run` then pass in their checkouts. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { copyRepository } from '../../support/site-copy'
import { adoptedCompanies } from './adopted-companies'

// One after the other: each uses all cores.
test.describe.configure({ mode: 'default' })

/** Environment variables that the commands get. Those of this test run would change what they build and test. */
const passedOn = ['PATH', 'HOME', 'CHROMIUM_PATH'].map((name) => `\${${name}+${name}="$${name}"}`)

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
      for (const command of commands)
        await test.step(command, async () => {
          const clean = `env -i ${passedOn.join(' ')} CI=true GATSBY_TELEMETRY_DISABLED=1 ${command}`
          const { status, output } = await copy.run('bash', ['-c', clean])
          expect(status, output).toBe(0)
        })
    } finally {
      await copy.remove()
    }
  })
