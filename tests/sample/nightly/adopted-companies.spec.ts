import { test } from '@playwright/test'
import { copyRepository } from '../../support/site-copy'
import { adoptedCompanies, run } from './adopted-companies'

// Each test uses all cores.
test.describe.configure({ mode: 'default' })

for (const { name, adopt } of adoptedCompanies)
  test(`CI passes for ${name}`, async () => {
    const copy = await copyRepository({ pictures: 'own' })
    try {
      await test.step('adopt the sample', () => adopt(copy))
      await test.step('.ci/run', async () => {
        await test.info().attach('output of .ci/run', { body: await run(copy, '.ci/run') })
      })
    } finally {
      await copy.remove()
    }
  })
