/** Options for Gatsby's build, from those of the command and from the environment. */

/**
 * Returns the options, with `--prefix-paths` if a prefix is set: Gatsby would otherwise ignore it, and every
 * link would lead out of the folder in which the site is published.
 */
export function buildOptions(
  options: readonly string[],
  { PATH_PREFIX: prefix }: NodeJS.ProcessEnv,
): string[] {
  const isNamed = options.includes('--prefix-paths') || options.includes('--no-prefix-paths')
  return prefix && !isNamed ? [...options, '--prefix-paths'] : [...options]
}
