import type { writeWords } from '../../../language/written-words'
import type { fillWords, InterfaceWords } from '../../../site/interface-words'
import { metaOf } from '../fields/field-help'
import type { Message } from './arguments'
import { searchWords } from './search'

type Plain = InterfaceWords['search']['open']
type Nothing = InterfaceWords['search']['nothing']
type Found = InterfaceWords['search']['found']

/** The values that each function takes with a text: none where it does not write such a text. */
type Filled<Text> = Text extends Message<infer Mark> ? Parameters<typeof fillWords<Mark>>[1] : never
type Written<Text> =
  Text extends Message<infer Mark> ? Parameters<typeof writeWords<Mark>>[1] : never

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** This test is of the compiler: a text that takes more values, fewer or others is no `true` here. */
const types: {
  plain: Same<Filled<Plain> | Written<Plain>, never>
  text: Same<Filled<Nothing>, { query: string }>
  textBesideOthers: Same<Written<Nothing>, { query: string }>
  count: Same<Written<Found>, { count: number; query: string }>
  countElsewhere: Same<Filled<Found>, never>
  plainIsNoMessage: Plain extends Parameters<typeof fillWords<string>>[0] ? false : true
} = {
  plain: true,
  text: true,
  textBesideOthers: true,
  count: true,
  countElsewhere: true,
  plainIsNoMessage: true,
}

test('a text takes values for the arguments that its schema names', () => {
  expect(Object.values(types)).not.toContain(false)
  const found: Written<Found> = { count: 2, query: 'ledger' }
  expect(metaOf(searchWords.search.shape.found).placeholders).toEqual(Object.keys(found))
})
