import type { Reporter } from 'gatsby'

/** Runs a step of the build, and has Gatsby say how long it took, as it does of its own. */
export async function timed<T>(
  reporter: Pick<Reporter, 'activityTimer'>,
  name: string,
  step: () => T | Promise<T>,
): Promise<T> {
  const activity = reporter.activityTimer(name)
  activity.start()
  try {
    return await step()
  } finally {
    activity.end()
  }
}
