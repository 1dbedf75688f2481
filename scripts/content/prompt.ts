import { parseArgs } from 'node:util'
import { CliError } from '../machine/run-command'

/**
 * Parses options with values.
 * @param flag an option without a value
 * @throws CliError that lists the options
 */
export function optionsOf(args: string[], names: readonly string[], flag?: 'yes') {
  const texts = names.map((name) => [name, { type: 'string' as const }])
  const flags = flag ? [[flag, { type: 'boolean' as const }]] : []
  try {
    const options = Object.fromEntries([...texts, ...flags])
    return parseArgs({ args, options, allowPositionals: !flag })
  } catch {
    const listed = names.map((name) => `--${name}`).join(', ')
    throw new CliError(
      `The options are ${listed}, each with a value after it${flag ? `, and --${flag}` : ''}.`,
    )
  }
}

/** Returns whether a person can answer in a terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY
}

/**
 * Repeats a question until the answer is valid.
 * @throws CliError when the person cancels
 */
export async function ask<T>(message: string, read: (answer: string) => T): Promise<T> {
  const { input } = await import('@inquirer/prompts')
  const validate = (answer: string) => {
    try {
      read(answer.trim())
      return true
    } catch (error) {
      if (error instanceof CliError) return error.message
      throw error
    }
  }
  const theme = { validationFailureMode: 'clear' } as const
  return read((await answered(input({ message, validate, theme }))).trim())
}

/** Asks for a choice by number. @throws CliError when the person cancels */
export async function choose(message: string, values: readonly string[]): Promise<string> {
  const { rawlist } = await import('@inquirer/prompts')
  const error = () => `Type a number from 1 to ${values.length}.`
  return answered(rawlist({ message, choices: values, theme: { style: { error } } }))
}

/** Asks a yes-or-no question. @throws CliError when the person cancels */
export async function confirm(message: string): Promise<boolean> {
  const prompts = await import('@inquirer/prompts')
  return answered(prompts.confirm({ message, default: false }))
}

/** Reports that nothing was written after Control-C or Control-D. */
function answered<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    const left = error instanceof Error && error.name === 'ExitPromptError'
    throw left ? new CliError('\nNothing was written.') : error
  })
}
