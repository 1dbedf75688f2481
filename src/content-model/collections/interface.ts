import * as z from 'zod'
import { contactWords } from './interface-words/contact'
import { frameWords } from './interface-words/frame'
import { pageWords } from './interface-words/pages'
import { searchWords } from './interface-words/search'

/** Schema of `content/interface.yaml`: the interface’s own words, which no entry has. */
export const interfaceSchema = z.strictObject({
  ...frameWords,
  ...searchWords,
  ...contactWords,
  ...pageWords,
})
