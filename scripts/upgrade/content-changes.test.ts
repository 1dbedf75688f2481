import { join } from 'node:path'
import * as z from 'zod'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { writeChanged } from '../../src/generator/publish/files'
import { git } from '../machine/git'
import { commit } from './adopted-site'
import { contentChanges, newColours, newPages, wordChanges } from './content-changes'

const root = testFolder()

/** Commits only these files. */
function commitOnly(files: Record<string, string>, tag: string): void {
  git(root, ['rm', '-r', '--quiet', '--force', '--ignore-unmatch', '.'])
  for (const [file, text] of Object.entries(files)) writeChanged(join(root, file), text)
  commit(root, tag)
}

const schema = (...names: string[]) =>
  JSON.stringify(
    z.toJSONSchema(
      z.object(Object.fromEntries(names.map((name) => [name, z.string().describe(`A ${name}.`)]))),
    ),
  )

const schemas = (...names: string[]) => ({
  'schemas/services.json': schema('title', ...names),
  'schemas/team.json': schema('name', ...names),
  'schemas/settings.json': schema('brand', ...names),
  'schemas/interface.json': schema('skip', ...names),
})

beforeAll(() => {
  git(root, ['init', '--quiet'])
  commitOnly({ ...schemas(), 'content/pages/about.mdx': '' }, 'v1')
  commitOnly(
    {
      ...schemas('note'),
      'content/settings.yaml': 'languages: [en-GB, id, nl]',
      'content/interface.yaml': 'note: Note',
      'content/interface.id.yaml': 'note: Catatan',
      'content/pages/about.mdx': '',
      'content/pages/areas.mdx': '',
      'content/pages/areas.id.mdx': '',
      'src/theme/colors.ts': "  paper: { light: '#fff' },\n  bread: { light: '#aa0' },\n",
    },
    'v2',
  )
  commitOnly(
    {
      ...schemas(),
      'content/settings.yaml': 'languages: [id, de, en-GB]',
      'content/services/oven.mdx': '',
      'src/theme/colors.ts': "  paper: { light: '#eee' },\n",
    },
    'site',
  )
})

test('lists the fields of collections that the site uses', () => {
  const changes = contentChanges(root, 'v1', 'v2')
  expect(changes.map(({ files, required }) => [files, required.map(({ path }) => path)])).toEqual([
    ['content/services/*.mdx', ['note']],
    ['content/settings.yaml', ['note']],
  ])
})

test('lists new words in the languages of both the site and the sample', () => {
  expect(wordChanges(root, 'v1', 'v2').words).toEqual([
    {
      path: 'note',
      description: 'A note.',
      inLanguages: [
        ['id', 'Catatan'],
        ['en-GB', 'Note'],
      ],
    },
  ])
})

test('lists new colours, and new pages of the sample without their translations', () => {
  expect(newColours(root, 'v2')).toEqual(['bread'])
  expect(newPages(root, 'v1', 'v2')).toEqual(['content/pages/areas.mdx'])
})
