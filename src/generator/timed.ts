import type { Reporter } from 'gatsby'
import { endWith, explainError } from './machine-errors'

/**
 * Runs a step of the build as an activity of Gatsby's, which prints how long it took. An error of the machine
 * ends the build with one line.
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
    const words = explainError(error, process.cwd())
    if (words) endWith(words)
    throw error
  } finally {
    activity.end()
  }
}
