import type { Reporter } from 'gatsby'
import { endWith, explainError } from './machine-errors'

/**
 * Runs a step of the build, and has Gatsby say how long it took, as it does of its own. A fault of the
 * machine ends the build in one line.
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
