import type { BodyNode } from '../../content-model/read/body-tree'
import { passageOf } from './passages'

const text: BodyNode = ['p', null, 'Vaults pay twice.']
const table: BodyNode = ['table', null]
const heading = (words: string): BodyNode => ['h2', { id: 'a' }, words]
const bold: BodyNode = ['p', null, ['strong', null, 'The attack']]

test('returns the first section of a text with a bold heading', () => {
  expect(passageOf([heading('The attack'), text, text, heading('Proof'), text])).toEqual([
    bold,
    text,
    text,
  ])
})

test('ends a passage at a table', () => {
  expect(passageOf([heading('The attack'), text, table, text])).toEqual([bold, text])
})

test('starts a passage without a heading at the first element', () => {
  expect(passageOf([text, table])).toEqual([text])
  expect(passageOf([])).toEqual([])
})
