/** Returns the path prefix of a language: `/id`. Empty for originals. */
export function folderOf(language: string | undefined): string {
  return language === undefined ? '' : `/${language.toLowerCase()}`
}

/** Adds a path prefix: `/id/about`. The home page becomes `/id`. */
export function translatedAddress(folder: string, address: string): string {
  return folder && address === '/' ? folder : `${folder}${address}`
}
