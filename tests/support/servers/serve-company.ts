/**
 * Serves the site of the company of the tests; Playwright runs it before any test. It is built first, unless `npm test`
 * has done so.
 */
import { serve } from '../../../scripts/serve'
import { buildCompany, company } from './company'

const ready = process.env.COMPANY_IS_BUILT ? Promise.resolve() : buildCompany()

ready
  .then(() => serve({ folder: company.dist, port: company.port }))
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
