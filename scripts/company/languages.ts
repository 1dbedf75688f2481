import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, parse, parseDocument } from 'yaml'
import * as z from 'zod'
import { pathOf } from '../../src/content-model/check/checked-file'
import { formatDiagnostic } from '../../src/content-model/check/diagnostics'
import { valueAt } from '../../src/content-model/collections/fields/field-help'
import { readDocument } from '../../src/content-model/read/document'
import { locationOf, translationPath } from '../../src/content-model/read/locations'
import { readSourceFile, splitContent } from '../../src/content-model/read/source'
import { placeholderMark } from '../../src/content-model/rules/text/placeholders'
import { mergeFields } from '../../src/content-model/translation/merge-fields'
import { scaffoldTranslation } from '../../src/content-model/translation/scaffold'
import { readSettings } from '../../src/generator/nodes/settings'
import { recordOriginal } from '../translation/accept'

/** Returns the languages in which the sample has all these files. */
export function availableLanguages(root: string, files: readonly string[]): string[] {
  const [first = '', ...further] = readSettings(root).languages
  const texts = files.filter((file) => /\.(mdx|yaml)$/.test(file))
  const available = further.filter((language) =>
    texts.every((file) => existsSync(join(root, translationPath(file, language)))),
  )
  return [first, ...available]
}

/**
 * Returns the text of a sample file as an original in a language.
 * @throws with the first problem of the file or its translation
 */
export function textIn(root: string, file: string, language: string): string {
  const source = readSourceFile(root, file).text
  requireValid(file, source, source)
  if (language === readSettings(root).languages[0]) return source
  const translated = translationPath(file, language)
  const translation = readSourceFile(root, translated).text
  requireValid(translated, translation, source)
  return asOriginal(file, source, translation)
}

/** Returns how soon the sample answers an inquiry. */
export function replyPromiseIn(root: string, language: string): string {
  const settings: unknown = parse(textIn(root, 'content/settings.yaml', language))
  return z.object({ replyPromise: z.string() }).parse(settings).replyPromise
}

/** @throws with the first problem of a file, except placeholders */
function requireValid(file: string, text: string, original: string): void {
  const { diagnostics } = readDocument(pathOf(file), Buffer.from(text), Buffer.from(original))
  const problem = diagnostics.find(({ unfinished }) => !unfinished)
  if (problem) throw new Error(`${formatDiagnostic(problem)}\nNothing was changed.`)
}

/**
 * Turns a translation into an original: adds the order, comments and shared values.
 * @param file path of the original in the project
 */
export function asOriginal(file: string, source: string, translation: string): string {
  const { definition } = locationOf(pathOf(file))
  const original = splitContent(file, source)
  const own = splitContent(file, translation)
  const document = parseDocument(original.yaml)
  const { value } = mergeFields(definition.schema, document.toJS(), parse(own.yaml), file)
  for (const [name, words] of Object.entries(value as object))
    if (name in definition.schema.shape) setValues(document, [name], words)
  const yaml = document.toString({ lineWidth: 0 })
  return file.endsWith('.yaml') ? yaml : `---\n${yaml}---\n${own.body.trimStart()}`
}

/** Writes a value field by field, which keeps the comments between fields. */
function setValues(document: Document, path: (string | number)[], value: unknown): void {
  const current = valueAt(document.toJS(), path)
  const isSameList = !Array.isArray(value) || [current].flat().length === value.length
  if (typeof value !== 'object' || value === null || current === undefined || !isSameList) {
    if (value !== current) document.setIn(path, value)
    return
  }
  for (const [step, item] of Object.entries(value))
    setValues(document, [...path, Array.isArray(value) ? Number(step) : step], item)
}

/**
 * Removes the parts that translations do not contain. Marks the result as up to date only if the
 * original has no placeholders, because replacing a placeholder makes the translation stale.
 */
export function asTranslation(file: string, text: string, original: string): string {
  const path = pathOf(file)
  const translation = scaffoldTranslation(path, text, (text) => text)
  return original.includes(placeholderMark)
    ? translation
    : recordOriginal(translation, path, Buffer.from(original))
}
