import { explainError } from '../../src/generator/machine-errors'
import { explainMissingPackage } from './development-packages'

/**
 * Runs a command of `scripts/`. An error that says what to do is told in one line; one of the code keeps its stack.
 * @param main returns the status to end with, if it is not that of success
 * @param usage what is said of an option that there is not
 */
export async function runCommand(main: () => unknown, usage?: string): Promise<void> {
  try {
    const status = await main()
    if (typeof status === 'number') process.exitCode = status
  } catch (error) {
    const { code, message, name } = error as NodeJS.ErrnoException
    const isOption = code?.startsWith('ERR_PARSE_ARGS')
    if (!isOption && /^(Type|Range|Reference|Syntax)Error$/.test(name)) throw error
    const explanation = explainMissingPackage(error) ?? explainError(error, process.cwd())
    console.error(isOption ? (usage ?? message) : (explanation ?? message))
    process.exit(1)
  }
}
