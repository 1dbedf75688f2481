/** Builds the site of the company of the tests. */
import { buildCompany } from './company'

buildCompany().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
