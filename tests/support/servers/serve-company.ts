/** Serves the test company's site and builds it first if necessary. Playwright runs this before all tests. */

import { testPorts } from '../../../scripts/form-stub/test-services'
import { runCommand } from '../../../scripts/machine/run-command'
import { serve } from '../../../scripts/serve'
import { buildCompany } from './build-company'
import { company } from './company'

runCommand(() =>
  buildCompany().then(() => serve({ folder: company.dist, port: testPorts.company })),
)
