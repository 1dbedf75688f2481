/** What `npm run translation -- accept` and `-- new` do. */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { count } from '../../src/content-model/check/diagnostics'
import { isParseError } from '../../src/content-model/read/body-parser'
import { readDocument } from '../../src/content-model/read/document'
import { locate, translationPath } from '../../src/content-model/read/locations'
import { readContentFile } from '../../src/content-model/read/source'
import { placeholderMark } from '../../src/content-model/rules/placeholders'
import { languagesOf } from '../../src/content-model/site-rules/translations'
import { scaffoldTranslation } from '../../src/content-model/translation/scaffold'
import { checkProject } from '../content/check-project'
import { CliError } from '../content/new-entry'
import { accepted } from './accept'
import { missingFigures } from './body-figures'
import { blockPlaceholder, fieldPlaceholder } from './placeholders'
import { isTranslatable } from './states'

/**
 * Marks a translation as up to date.
 * @param root the project's folder
 * @param file path of the translation, from the project's folder
 * @returns the words to print: figures of the original that the translation lacks follow the first line
 * @throws CliError when the file is no translation, or cannot be read
 */
export function acceptFile(root: string, file: string): string {
  const path = pathIn(root, file)
  const { language, original = '' } = locate(path) ?? {}
  if (!language)
    throw new CliError(
      `${file} is no translation. Name one, for example: npm run translation -- accept content/home.id.mdx`,
    )
  const translation = readContentFile(root, `content/${path}`)
  const source = readContentFile(root, `content/${original}`)
  const text = accepted(translation.text, path, Buffer.from(source.text))
  const missing = missingFiguresIn(path, source.body, translation.body)
  writeSourceFile(root, `content/${path}`, text)
  return [
    `content/${path} translates content/${original} as it is now.`,
    ...missing.map(
      ({ name, figures }) =>
        `In ${name} the original says ${figures.join(', ')}, and the translation does not.`,
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
 * Writes the file of a new translation, with the words of its original as placeholders.
 * @param root the project's folder
 * @returns the words to print
 * @throws CliError when there is nothing to translate, or the translation exists
 */
export function beginTranslation(root: string, [file = '', wanted]: string[]): string {
  const original = pathIn(root, file)
  const location = locate(original)
  if (!location || location.language)
    throw new CliError(
      `${file} is no content file in the language of the originals. Name the file to translate, for example: npm run translation -- new content/home.mdx`,
    )
  const source = readContentFile(root, `content/${original}`)
  const { diagnostics } = readDocument(original, Buffer.from(source.text))
  if (diagnostics.some(({ unfinished }) => !unfinished))
    throw new CliError(`content/${original} has problems. Solve them first: npm run check`)
  if (!isTranslatable(root, original))
    throw new CliError(
      `content/${original} has no words to translate: all languages show it as it is.`,
    )
  const [, ...languages] = languagesOf(checkProject(root).files)
  const language = wanted ?? languages[0]
  if (language === undefined)
    throw new CliError(
      'The site has one language. Add another to languages in content/settings.yaml, for example: languages: [en-GB, id]',
    )
  if (!languages.includes(language) || (!wanted && languages.length > 1))
    throw new CliError(
      `Say in which language: ${languages.join(' or ')}. For example: npm run translation -- new ${file} ${languages.at(-1)}`,
    )
  const path = translationPath(original, language)
  if (existsSync(join(root, 'content', path)))
    throw new CliError(`content/${path} is there already, and is left as it is.`)
  const field = (words: string) => fieldPlaceholder(words, language)
  const text = scaffoldTranslation(original, source.text, field, blockPlaceholder)
  const marked = accepted(text, path, Buffer.from(source.text))
  writeSourceFile(root, `content/${path}`, marked, source.format)
  const left = text.split(`${placeholderMark} `).length - 1
  return `content/${path} is written, with ${count(left, 'placeholder')} marked ${placeholderMark}, each with the words of the original.\n\nSee what is left to write:\n  npm run check`
}

function pathIn(root: string, file: string): string {
  return relative(join(root, 'content'), resolve(root, file)).replaceAll('\\', '/')
}
