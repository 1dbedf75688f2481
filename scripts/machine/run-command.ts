import { explainError } from '../../src/generator/machine-errors'
import { explainMissingPackage } from './development-packages'

/** A user error: its message explains how to correct the input. */
export class CliError extends Error {}

/**
 * Runs a command. Prints the message of an error, and the stack only if a
 * programming mistake caused it, such as a `TypeError`.
 * @param main returns the exit status; undefined means success
 * @param usage message for an unknown option
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
