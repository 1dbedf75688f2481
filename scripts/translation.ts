/**
 * `npm run translation`: says which translations are up to date, stale or missing, and how their originals have
 * changed. `-- accept FILE` marks one as up to date after a look; `-- new FILE` begins one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { count } from '../src/content-model/check/diagnostics'
import { locate, translationPath } from '../src/content-model/read/locations'
import { splitFrontmatter } from '../src/content-model/read/source'
import { placeholderMark } from '../src/content-model/rules/placeholders'
import { languagesOf } from '../src/content-model/site-rules/translations'
import { scaffoldTranslation } from '../src/content-model/translation/scaffold'
import { checkProject } from './content/check-project'
import { Refusal } from './content/new-entry'
import { runCommand } from './machine/run-command'
import { accepted } from './translation/accept'
import { missingFigures } from './translation/body-figures'
import { blockPlaceholder, fieldPlaceholder } from './translation/placeholders'
import { report } from './translation/report'
import { isTranslatable, partsThen, type Translation, translationsOf } from './translation/states'

const usage =
  'Use npm run translation to see them all, npm run translation -- accept FILE after a look at one, and npm run translation -- new FILE to begin one.'

function main([command, ...args]: string[]): void {
  const root = process.cwd()
  const thenOf = (translation: Translation) => partsThen(root, translation)
  if (command === undefined) console.log(report(translationsOf(root), thenOf))
  else if (args.length === 0) throw new Refusal(usage)
  else if (command === 'accept') for (const file of args) accept(root, file)
  else if (command === 'new') begin(root, args)
  else throw new Refusal(`“${command}” is not known here. ${usage}`)
}

function accept(root: string, file: string): void {
  const path = pathIn(root, file)
  const { language, original = '' } = locate(path) ?? {}
  if (!language)
    throw new Refusal(
      `${file} is no translation. Name one, for example: npm run translation -- accept content/home.id.mdx`,
    )
  const [text, source] = [textOf(root, path), textOf(root, original)]
  writeFileSync(join(root, 'content', path), accepted(text, original, Buffer.from(source)))
  console.log(`content/${path} translates content/${original} as it is now.`)
  const bodyOf = (file: string) => {
    const split = splitFrontmatter(file, original.endsWith('.yaml'), 'a file')
    return 'body' in split ? split.body : ''
  }
  for (const { name, figures } of missingFigures(bodyOf(source), bodyOf(text)))
    console.log(`In ${name} the original says ${figures.join(', ')}, and the translation does not.`)
}

function begin(root: string, [file = '', wanted]: string[]): void {
  const original = pathIn(root, file)
  const location = locate(original)
  if (!location || location.language)
    throw new Refusal(
      `${file} is no content file in the language of the originals. Name the file to translate, for example: npm run translation -- new content/home.mdx`,
    )
  if (!isTranslatable(root, original))
    throw new Refusal(
      `content/${original} has no words to translate: all languages show it as it is.`,
    )
  const [, ...languages] = languagesOf(checkProject(root).files)
  const language = wanted ?? languages[0]
  if (language === undefined)
    throw new Refusal(
      'The site has one language. Add another to languages in content/settings.yaml, for example: languages: [en-GB, id]',
    )
  if (!languages.includes(language) || (!wanted && languages.length > 1))
    throw new Refusal(
      `Say in which language: ${languages.join(' or ')}. For example: npm run translation -- new ${file} ${languages.at(-1)}`,
    )
  const path = translationPath(original, language)
  if (existsSync(join(root, 'content', path)))
    throw new Refusal(`content/${path} is there already, and is left as it is.`)
  const source = textOf(root, original)
  const field = (words: string) => fieldPlaceholder(words, language)
  const text = scaffoldTranslation(original, source, field, blockPlaceholder)
  writeFileSync(join(root, 'content', path), accepted(text, original, Buffer.from(source)))
  const left = text.split(`${placeholderMark} `).length - 1
  console.log(
    `content/${path} is written, with ${count(left, 'placeholder')} marked ${placeholderMark}, each with the words of the original.\n\nSee what is left to write:\n  npm run check`,
  )
}

function pathIn(root: string, file: string): string {
  return relative(join(root, 'content'), resolve(root, file)).replaceAll('\\', '/')
}

function textOf(root: string, path: string): string {
  try {
    return readFileSync(join(root, 'content', path), 'utf8')
  } catch {
    throw new Refusal(`content/${path} is not there.`)
  }
}

runCommand(() => main(process.argv.slice(2)))
