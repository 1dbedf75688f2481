import { reportOf, type Upgrade } from './report'

const nothing: Upgrade = {
  name: 'v1.4.0',
  from: '1.1.0',
  to: '1.4.0',
  conflicts: [],
  content: [],
  words: [],
  removedWords: [],
  colours: [],
  pages: [],
}

const next = `Next:
  npm ci              installs the packages of v1.4.0
  npm run check       lists the remaining work
  npm test
  git commit          if all tests pass. Until then, git merge --abort undoes the upgrade
CHANGELOG.md describes the changes.`

const start = `v1.4.0 is merged (version 1.1.0 to 1.4.0). Nothing is committed.

Unchanged: content, src/theme/colors.ts, src/theme/fonts.ts, addresses.txt, README.md`

test('prints a short report if the content needs no changes', () => {
  expect(reportOf(nothing)).toBe(`${start}\n\n${next}`)
})

test('lists conflicts, and explains the required content', () => {
  const field = (path: string, description: string, example?: unknown) => ({
    path,
    description,
    example,
  })
  const report = reportOf({
    ...nothing,
    conflicts: ['package-lock.json', 'src/layout/Header.tsx'],
    content: [
      {
        files: 'content/services/*.mdx',
        required: [field('hero.note', 'Shown below the title.', 'From Rp10 million')],
        removed: [field('kind', 'Kind of the service.')],
        changed: [field('title', 'Name of the service.')],
      },
    ],
    words: [
      {
        path: 'header.language',
        description: 'Names the language.',
        inLanguages: [['id', 'Bahasa “ini”']],
      },
    ],
    colours: ['accent'],
    pages: ['content/pages/areas.mdx'],
  })
  expect(report).toBe(`${start}

Merge conflicts to resolve:
  package-lock.json: git checkout --theirs package-lock.json && npm install, which adds your packages again
  src/layout/Header.tsx

New fields for the content:
  content/services/*.mdx · hero.note: Shown below the title.
    Write, for example:
      note: From Rp10 million

Removed fields; delete them from the content:
  content/services/*.mdx · kind

Fields with new rules; the check reports invalid values:
  content/services/*.mdx · title: Name of the service.

New words for every content/interface*.yaml:
  header.language: Names the language.
    id: "Bahasa “ini”"

New colours for src/theme/colors.ts:
  accent

New pages of the sample. If the check requires a page, create it with npm run new -- page:
  content/pages/areas.mdx

${next}`)
})
