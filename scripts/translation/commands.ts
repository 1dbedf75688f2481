import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { count } from '../../src/content-model/check/diagnostics'
import { option, plural } from '../../src/content-model/collections/interface-words/messages'
import { isParseError } from '../../src/content-model/read/body-parser'
import { readDocument } from '../../src/content-model/read/document'
import { locate, translationPath } from '../../src/content-model/read/locations'
import { readContentFile } from '../../src/content-model/read/source'
import { placeholderMark } from '../../src/content-model/rules/text/placeholders'
import { scaffoldTranslation } from '../../src/content-model/translation/scaffold'
import { readSettings } from '../../src/generator/nodes/settings'
import { CliError } from '../machine/run-command'
import { recordOriginal } from './accept'
import { missingFigures } from './body-figures'
import { isTranslatable } from './states'

/**
 * `npm run translation -- accept`: marks a translation as up to date.
 * @param file path of the translation in the project
 * @returns a confirmation, then the figures that the translation lacks
 * @throws CliError when the file is not a translation or cannot be read
 */
export function acceptFile(root: string, file: string): string {
  const path = pathIn(root, file)
  const { language, original = '' } = locate(path) ?? {}
  if (!language)
    throw new CliError(
      `${file} is not a translation. Write, for example: npm run translation -- accept content/home.id.mdx`,
    )
  const translation = readContentFile(root, `content/${path}`)
  const source = readContentFile(root, `content/${original}`)
  const text = recordOriginal(translation.text, path, Buffer.from(source.text))
  const missing = missingFiguresIn(path, source.body, translation.body)
  writeSourceFile(root, `content/${path}`, text)
  return [
    `content/${path} is now marked as up to date with content/${original}.`,
    ...missing.map(
      ({ name, figures }) =>
        `The translation lacks figures of the original in ${name}: ${figures.join(', ')}.`,
    ),
  ].join('\n')
}

function missingFiguresIn(path: string, original: string, translation: string) {
  try {
    return missingFigures(original, translation)
  } catch (error) {
    if (!isParseError(error)) throw error
    throw new CliError(
      `content/${path} has text that cannot be read. To see why, run: npm run check`,
    )
  }
}

/**
 * `npm run translation -- new`: writes a translation with placeholders that quote the original.
 * @returns the output
 * @throws CliError when there is nothing to translate, or the translation exists
 */
export function startTranslation(root: string, [file = '', wanted]: string[]): string {
  const original = pathIn(root, file)
  const location = locate(original)
  if (!location || location.language)
    throw new CliError(
      `${file} is not an original content file. Write the path of an original, for example: npm run translation -- new content/home.mdx`,
    )
  const source = readContentFile(root, `content/${original}`)
  const { diagnostics } = readDocument(original, Buffer.from(source.text))
  if (diagnostics.some(({ unfinished }) => !unfinished))
    throw new CliError(`content/${original} has problems. Fix them first: npm run check`)
  if (!isTranslatable(root, original))
    throw new CliError(
      `content/${original} contains no text to translate. All languages show it unchanged.`,
    )
  const [, ...languages] = readSettings(root).languages
  const language = wanted ?? languages[0]
  if (language === undefined)
    throw new CliError(
      'The site has one language. Add another to languages in content/settings.yaml, for example: languages: [en-GB, id]',
    )
  if (!languages.includes(language) || (!wanted && languages.length > 1))
    throw new CliError(
      `Choose a language: ${languages.join(' or ')}. For example: npm run translation -- new ${file} ${languages.at(-1)}`,
    )
  const path = translationPath(original, language)
  if (existsSync(join(root, 'content', path)))
    throw new CliError(`content/${path} already exists and was not changed.`)
  const field = (words: string) => fieldPlaceholder(words, language)
  const text = scaffoldTranslation(original, source.text, field, blockPlaceholder)
  const marked = recordOriginal(text, path, Buffer.from(source.text))
  writeSourceFile(root, `content/${path}`, marked, source.format)
  const left = text.split(`${placeholderMark} `).length - 1
  return `Created content/${path} with ${count(left, 'placeholder')} marked ${placeholderMark}, each with the original text.\n\nList the remaining placeholders:\n  npm run check`
}

function pathIn(root: string, file: string): string {
  return relative(join(root, 'content'), resolve(root, file)).replaceAll('\\', '/')
}

/** Returns a placeholder with the original and the language's plural forms. */
export function fieldPlaceholder(words: string, language: string): string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const translated = words.replace(plural, (_plural, name: string, options: string) => {
    const given = new Map([...options.matchAll(option)].map(([, key = '', text]) => [key, text]))
    const keys = [...[...given.keys()].filter((key) => key.startsWith('=')), ...pluralCategories]
    const forms = keys.map((key) => `${key} {${given.get(key) ?? given.get('other')}}`)
    return `{${name}, plural, ${forms.join(' ')}}`
  })
  return `${placeholderMark} ${translated}`
}

/** Returns a placeholder with the original in a comment. */
export function blockPlaceholder(source: string): string {
  return `${placeholderMark} {/* ${source.replaceAll('*/', '* /')} */}`
}
