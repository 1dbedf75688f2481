import * as z from 'zod'
import { choiceWords } from './choices'
import { contactWords } from './contact'
import { outputWords } from './outputs'
import { pageWords } from './pages'
import { searchWords } from './search'
import { shellWords } from './shell'

export const interfaceSchema = z.strictObject({
  ...shellWords,
  ...searchWords,
  ...contactWords,
  ...pageWords,
  ...choiceWords,
  ...outputWords,
})
