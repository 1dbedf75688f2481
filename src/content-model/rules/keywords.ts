/** Checks the search keywords of a page: each must find something that the page's name does not. */
import { termOf } from '../../search/terms'
import { type Diagnostic, excerpt } from '../check/diagnostics'
import type { Frontmatter } from '../read/frontmatter'
import type { Location } from '../read/locations'

/** Reports keywords that add nothing to the search index, which every visitor who searches loads. */
export function keywordDiagnostics(
  { definition }: Location,
  { data, placeOf }: Frontmatter,
): Diagnostic[] {
  const keywords = Array.isArray(data?.keywords) ? data.keywords.map(String) : []
  const name = new Set(termsOf(String(data?.[definition.name] ?? '')))
  const known = new Map<string, string>()
  return keywords.flatMap((keyword, index) => {
    const terms = termsOf(keyword)
    const key = terms.join(' ')
    const same = known.get(key)
    known.set(key, keyword)
    const reason = reasonToRemove(terms, name, same)
    if (!reason) return []
    const message = `keywords[${index}] “${excerpt(keyword)}” ${reason} Remove it.`
    return [{ ...placeOf(['keywords', index]), message }]
  })
}

function reasonToRemove(terms: readonly string[], name: ReadonlySet<string>, same?: string) {
  if (terms.length === 0) return 'has only words that the search leaves out.'
  if (terms.every((term) => name.has(term)))
    return 'is found anyway: the name of the page has these words.'
  return same === undefined ? undefined : `finds what “${excerpt(same)}” finds already.`
}

/** Returns the words of a text as terms of the search index. */
function termsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => termOf(word) ?? [])
}
