import type { BodyNode } from '../../content-model/read/body-tree'
import { passageOf } from './passages'

const text: BodyNode = ['p', null, 'Vaults pay twice.']
const table: BodyNode = ['table', null]
const heading = (words: string): BodyNode => ['h2', { id: 'a' }, words]
const bold: BodyNode = ['p', null, ['strong', null, 'The attack']]

test('a passage is the first part of a text, with its heading in bold', () => {
  expect(passageOf([heading('The attack'), text, text, heading('Proof'), text])).toEqual([
    bold,
    text,
    text,
  ])
})

test('a passage ends at a table', () => {
  expect(passageOf([heading('The attack'), text, table, text])).toEqual([bold, text])
})

test('a text without headings is a passage up to a table', () => {
  expect(passageOf([text, table])).toEqual([text])
  expect(passageOf([])).toEqual([])
})
