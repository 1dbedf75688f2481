/** Gatsby's options of a build, from those of the command and from the environment. */

/**
 * A prefix that is set is meant: without `--prefix-paths` Gatsby would ignore it, and every link would
 * lead out of the folder in which the site stands.
 */
export function buildOptions(
  options: readonly string[],
  { PATH_PREFIX: prefix }: NodeJS.ProcessEnv,
): string[] {
  const isNamed = options.includes('--prefix-paths') || options.includes('--no-prefix-paths')
  return prefix && !isNamed ? [...options, '--prefix-paths'] : [...options]
}
