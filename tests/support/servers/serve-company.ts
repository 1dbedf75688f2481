/** Playwright runs this script before the tests. */

import { testPorts } from '../../../scripts/form-stub/test-services'
import { runCommand } from '../../../scripts/machine/run-command'
import { serve } from '../../../scripts/serve'
import { buildCompany } from './build-company'
import { company } from './company'

runCommand(() =>
  buildCompany().then(() => serve({ folder: company.dist, port: testPorts.company })),
)
