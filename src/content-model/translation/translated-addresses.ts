/** Addresses of translations: below the folder of their language. */

/** Returns the folder of a language's addresses: `/id`; empty for the original's. */
export function folderOf(language: string | undefined): string {
  return language === undefined ? '' : `/${language.toLowerCase()}`
}

/** Returns the address of a page below the folder of a language: `/id` for the home page. */
export function translatedAddress(folder: string, address: string): string {
  return folder && address === '/' ? folder : `${folder}${address}`
}
