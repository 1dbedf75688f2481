import type { Reporter } from 'gatsby'
import { exitWith, explainError } from './machine-errors'

/**
 * Runs a step as a Gatsby activity, which prints its duration. After a system
 * error, ends the build with a one-line message.
 */
export async function timed<T>(
  reporter: Pick<Reporter, 'activityTimer'>,
  name: string,
  step: () => T | Promise<T>,
): Promise<T> {
  const activity = reporter.activityTimer(name)
  activity.start()
  try {
    return await step()
  } catch (error) {
    const message = explainError(error, process.cwd())
    if (message) exitWith(message)
    throw error
  } finally {
    activity.end()
  }
}
