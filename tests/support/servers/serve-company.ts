/** Serves the site of the company of the tests, built if need be; Playwright runs it before any test. */
import { serve } from '../../../scripts/serve'
import { buildCompany, company } from './company'

buildCompany()
  .then(() => serve({ folder: company.dist, port: company.port }))
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
