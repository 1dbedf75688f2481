/** Builds the site of the company of the tests. */
import { runCommand } from '../../../scripts/machine/run-command'
import { buildCompany } from './company'

runCommand(buildCompany)
