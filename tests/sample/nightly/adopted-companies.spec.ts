/** Other companies adopt the sample, and the script of CI passes in their checkouts. */
import { test } from '@playwright/test'
import { copyRepository } from '../../support/site-copy'
import { adoptedCompanies, run } from './adopted-companies'

// One after the other: each uses all cores.
test.describe.configure({ mode: 'default' })

for (const { name, adopt } of adoptedCompanies)
  test(name, async () => {
    const copy = await copyRepository({ pictures: 'own' })
    try {
      await test.step('adopt the sample', () => adopt(copy))
      await test.step('.ci/run', () => run(copy, '.ci/run'))
    } finally {
      await copy.remove()
    }
  })
