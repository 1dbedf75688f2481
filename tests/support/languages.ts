import { readFileSync } from 'node:fs'
import { interfaceSchema } from '../../src/content-model/collections/interface-words/interface'
import { readDocument } from '../../src/content-model/read/document'
import { folderOf } from '../../src/content-model/translation/translated-addresses'
import type { TranslationFields } from '../../src/content-model/translation/translation-schema'
import type { Words } from '../../src/generator/nodes/interface-words'
import { readSettings } from '../../src/generator/nodes/settings'

const [original = '', ...further] = readSettings('.').languages

/** First address folders of languages after the first. */
export const furtherFolders = further.map(folderOf)

export function wordsIn(language: string): Words {
  const path = language === original ? 'interface.yaml' : `interface.${language}.yaml`
  const [own, originals] = [path, 'interface.yaml'].map((name) => readFileSync(`content/${name}`))
  const { data = {} } = readDocument(path, own ?? Buffer.of(), originals)
  const { translationOf: _, ...words }: TranslationFields = data
  return interfaceSchema.parse(words)
}

/** Returns the BCP 47 tag of an address. */
export function languageOf(path: string): string {
  return further.find((tag) => `${path}/`.startsWith(`${folderOf(tag)}/`)) ?? original
}
