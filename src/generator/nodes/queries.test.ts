import { readFileSync } from 'node:fs'
import { type FieldNode, parse, visit } from 'graphql'
import { filesBelow } from '../publish/files'
import { shellFields } from './languages'

const sources = filesBelow('src')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

const queriesIn = (start: string) =>
  sources
    .flatMap((source) => [...source.matchAll(new RegExp(`${start}graphql\`(.*?)\``, 'gs'))])
    .map(([, query = '']) => query)

/** All static queries: the shell shows their results. */
const queries = queriesIn('useStaticQuery<.*?')

const selectedNames = ({ selectionSet }: FieldNode): string[] =>
  (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === 'InlineFragment') return []
    return selection.kind === 'Field' && selection.name.value === 'nodes'
      ? selectedNames(selection)
      : selection.name.value
  })

// Translated pages are re-rendered only when the digest changes (shellDigest).
test('the shell’s digest covers every page field that static queries select', () => {
  expect(queries.length).toBeGreaterThan(4)
  const selected: { type: string; name: string }[] = []
  for (const query of queries)
    visit(parse(query), {
      Field(field) {
        // `allFixedPage` and `fixedPage` both query `FixedPage`.
        const { value } = field.name
        const type = value.replace(/^(all)?(.)/, (_start, _all, letter) => letter.toUpperCase())
        if (!shellFields.has(type)) return
        for (const name of selectedNames(field)) selected.push({ type, name })
      },
    })
  const isKnown = ({ type, name }: (typeof selected)[number]) =>
    name === `${type}Card` || name === 'totalCount' || shellFields.get(type)?.includes(name)
  expect(selected.length).toBeGreaterThan(8)
  expect(selected.filter((field) => !isKnown(field))).toEqual([])
})

test('every list of entries is sorted, so that builds write the same bytes', () => {
  const lists: string[] = []
  const unsorted: string[] = []
  for (const query of queriesIn('[=(]\\s*'))
    visit(parse(query), {
      Field({ name, arguments: given = [] }) {
        if (!/^all[A-Z]/.test(name.value)) return
        lists.push(name.value)
        if (!given.some((argument) => argument.name.value === 'sort')) unsorted.push(name.value)
      },
    })
  expect(lists.length).toBeGreaterThan(20)
  expect(unsorted).toEqual([])
})
