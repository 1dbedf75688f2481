/** Results of static queries: menus, footer, form, interface words. */

/** Results by query hash, with the language of a translation: `123-id`. */
export type ShellData = Readonly<Record<string, unknown>>

export const shellDataName = (hash: string, language: string): string => `${hash}-${language}`

/**
 * Returns the results for a page. Translated results replace the originals.
 * @param names all names, if the caller knows them
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
