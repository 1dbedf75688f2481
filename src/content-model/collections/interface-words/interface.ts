import * as z from 'zod'
import { choiceWords } from './choices'
import { contactWords } from './contact'
import { outputWords } from './outputs'
import { pageWords } from './pages'
import { searchWords } from './search'
import { frameWords } from './shell'

/** Schema of `content/interface.yaml`: the interface’s own words, which no entry has. */
export const interfaceSchema = z.strictObject({
  ...frameWords,
  ...searchWords,
  ...contactWords,
  ...pageWords,
  ...choiceWords,
  ...outputWords,
})
