/** Checks that pages which name each other as versions in other languages are there, and do so both ways. */
import type { PageLanguageContext } from '../../language/page-language'

/** A page that is created, with what it knows of the other languages. */
export interface CreatedPage {
  path: string
  context: PageLanguageContext
}

/**
 * Returns what is wrong with the versions that pages name, which search engines are told of: undefined where every
 * version is there and names the page that names it.
 */
export function explainVersions(pages: readonly CreatedPage[]): string | undefined {
  const versions = new Map(pages.map(({ path, context }) => [path, versionsOf(context)]))
  for (const [path, named] of versions)
    for (const version of named) {
      const back = versions.get(version)
      if (!back)
        return `The page ${path} names ${version} as its version in another language, and there is no such page.`
      if (!back.includes(path))
        return `The page ${path} names ${version} as its version in another language, which does not name it.`
    }
  return undefined
}

function versionsOf({ otherLanguages = [] }: PageLanguageContext): string[] {
  return otherLanguages.filter(({ isSame }) => isSame).map(({ path }) => path)
}
