import { stringify } from 'yaml'
import type { ContentChanges, Words } from './content-changes'
import { companyPaths } from './merge'
import type { FieldChange } from './schema-changes'

export interface Upgrade {
  /** The version's name, then the versions in package.json before and after. */
  name: string
  from: string
  to: string
  conflicts: readonly string[]
  content: readonly ContentChanges[]
  words: readonly Words[]
  /** Paths of interface words. */
  removedWords: readonly string[]
  colours: readonly string[]
  pages: readonly string[]
}

/** Reports merged changes, remaining work, and how to undo the upgrade. */
export function reportOf(upgrade: Upgrade): string {
  const { name, from, to, conflicts, content, words, removedWords, colours, pages } = upgrade
  const listed = (of: 'required' | 'removed' | 'changed', line: (field: FieldChange) => string) =>
    content.flatMap(({ files, [of]: fields }) => fields.map((field) => `${files} · ${line(field)}`))
  return [
    `${name} is merged (version ${from} to ${to}). Nothing is committed.`,
    `Unchanged: ${companyPaths.join(', ')}`,
    part('Merge conflicts to resolve:', conflicts.map(explainConflict)),
    part('New fields for the content:', listed('required', needed)),
    part(
      'Removed fields; delete them from the content:',
      listed('removed', ({ path }) => path),
    ),
    part('Fields with new rules; the check reports invalid values:', listed('changed', meaning)),
    part('New words for every content/interface*.yaml:', words.map(explainWords)),
    part('Removed words; delete them from every content/interface*.yaml:', removedWords),
    part('New colours for src/theme/colors.ts:', colours),
    part(
      'New pages of the sample. If the check requires a page, create it with npm run new -- page:',
      pages,
    ),
    `Next:
  npm ci              installs the packages of ${name}
  npm run check       lists the remaining work
  npm test
  git commit          if all tests pass. Until then, git merge --abort undoes the upgrade
CHANGELOG.md describes the changes.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const part = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)].join('\n') : ''

const meaning = ({ path, description }: FieldChange): string => `${path}: ${description}`

function needed(field: FieldChange): string {
  const name = field.path.slice(field.path.lastIndexOf('.') + 1)
  if (field.example === undefined) return meaning(field)
  const example = stringify({ [name]: field.example }, { lineWidth: 0 }).trimEnd()
  return `${meaning(field)}\n    Write, for example:\n${example.replace(/^/gm, '      ')}`
}

function explainWords({ path, description, inLanguages }: Words): string {
  const examples = inLanguages.map(
    ([language, words]) => `\n    ${language}: ${JSON.stringify(words)}`,
  )
  return `${path}: ${description}${examples.join('')}`
}

function explainConflict(file: string): string {
  return file === 'package-lock.json'
    ? `${file}: git checkout --theirs ${file} && npm install, which adds your packages again`
    : file
}
