import { readFileSync } from 'node:fs'
import { type FieldNode, parse, type SelectionNode, visit } from 'graphql'
import { filesBelow } from '../publish/files'
import { shownInFrames } from './languages'

/** What static queries ask for: frames show their results. */
const queries = filesBelow('src')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .flatMap((source) => [...source.matchAll(/useStaticQuery<.*?graphql`(.*?)`/gs)])
  .map(([, query = '']) => query)

const fieldsOf = ({ selectionSet }: FieldNode): readonly SelectionNode[] =>
  selectionSet?.selections ?? []

/** Names of the fields and fragments that a selection of entries asks each of them for. */
const askedOf = (field: FieldNode): string[] =>
  fieldsOf(field).flatMap((one) => {
    if (one.kind === 'InlineFragment') return []
    return one.kind === 'Field' && one.name.value === 'nodes' ? askedOf(one) : one.name.value
  })

// Pages in further languages are made anew when this changes (shellDigest), and only then.
test('frames show of entries with pages of their own what is in the digest of frames', () => {
  expect(queries.length).toBeGreaterThan(4)
  const asked: { type: string; name: string }[] = []
  for (const query of queries)
    visit(parse(query), {
      Field(field) {
        // Many by `allFixedPage`, one by `fixedPage`.
        const { value } = field.name
        const type = value.replace(/^(all)?(.)/, (_start, _all, letter) => letter.toUpperCase())
        if (!shownInFrames.has(type)) return
        for (const name of askedOf(field)) asked.push({ type, name })
      },
    })
  const isKnown = ({ type, name }: (typeof asked)[number]) =>
    name === `${type}Card` || name === 'totalCount' || shownInFrames.get(type)?.includes(name)
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter((one) => !isKnown(one))).toEqual([])
})
