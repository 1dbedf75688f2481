import { readFileSync } from 'node:fs'
import { type FieldNode, parse, visit } from 'graphql'
import { filesBelow } from '../publish/files'
import { shellFields } from './languages'

/** All static queries: the shell shows their results. */
const queries = filesBelow('src')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .flatMap((source) => [...source.matchAll(/useStaticQuery<.*?graphql`(.*?)`/gs)])
  .map(([, query = '']) => query)

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
