/** The results of static queries (menus, footer, form, words) in each language. */

/** Results by the hash of their query; those of a further language by hash and language: `123-id`. */
export type ShellData = Readonly<Record<string, unknown>>

/** Returns the name of a query's result in a further language. */
export const shellDataName = (hash: string, language: string): string => `${hash}-${language}`

/**
 * Returns the results for a page: those in its language take the place of the originals'.
 * @param names of all results, where the caller knows them
 */
export function shellDataIn(
  all: ShellData,
  language: string | undefined,
  names: readonly string[] = Object.keys(all),
): ShellData {
  if (language === undefined) return all
  const ending = shellDataName('', language)
  const own = names.filter((name) => name.endsWith(ending))
  return {
    ...all,
    ...Object.fromEntries(own.map((name) => [name.slice(0, -ending.length), all[name]])),
  }
}
