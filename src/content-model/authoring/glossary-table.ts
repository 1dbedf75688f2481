/** Writes the glossary of each language into the guide for translators. */
import { glossary, type Term } from '../rules/text/glossary'

/** Matches the table of a language between `<!-- glossary of id -->` and `<!-- end -->`. */
const place = /(<!-- glossary of (\S+) -->\n).*?(<!-- end -->)/gs

export function withGlossary(guide: string): string {
  return guide.replace(place, (_all, begin: string, language: string, end: string) =>
    [begin, table(glossary[language] ?? []), end].join('\n'),
  )
}

function table(terms: readonly Term[]): string {
  const rows = terms.map(([original, use, not]) => `| ${original} | ${use} | ${not.join(', ')} |`)
  return ['| original | translation | not |', '|---|---|---|', ...rows, ''].join('\n')
}
