import { parse } from 'yaml'
import * as z from 'zod'
import { valueAt } from '../../src/content-model/collections/fields/field-help'
import { fileIn, filesIn } from '../machine/git'
import { earlierPaths } from './merge'
import { compareSchemas, type SchemaChanges } from './schema-changes'

export interface ContentChanges extends SchemaChanges {
  /** Such as `content/services/*.mdx`. */
  files: string
}

export type Words = ReturnType<typeof wordChanges>['words'][number]

/** Returns the changes of each collection that the site uses, except interface words. */
export function contentChanges(root: string, base: string, commit: string): ContentChanges[] {
  return filesIn(root, base, 'schemas').flatMap((schema) => {
    const name = schema.replace(/^schemas\/|\.json$/g, '')
    const own = [`content/${name}.yaml`, `content/${name}.mdx`, `content/${name}`]
    const path = own.find((one) => filesIn(root, 'HEAD', one).length > 0)
    if (!path || name === 'interface') return []
    const changes = compareSchemas(fileIn(root, base, schema), fileIn(root, commit, schema))
    const isEmpty = Object.values(changes).every((list) => list.length === 0)
    return isEmpty ? [] : [{ files: path.includes('.') ? path : `${path}/*.mdx`, ...changes }]
  })
}

/**
 * Returns new interface words by path, with the sample's text in the site's languages, and the
 * paths of removed words.
 */
export function wordChanges(root: string, base: string, commit: string) {
  const schema = 'schemas/interface.json'
  const [old, current] = [base, commit].map((from) => fileIn(root, from, schema))
  const { required, removed } = compareSchemas(old, current)
  const [first, ...further] = languagesIn(root, commit)
  const texts = new Map(
    languagesIn(root, 'HEAD').flatMap((language) => {
      if (language !== first && !further.includes(language)) return []
      const file = `content/interface${language === first ? '' : `.${language}`}.yaml`
      return [[language, parse(fileIn(root, commit, file) ?? '{}')] as const]
    }),
  )
  const words = required.map(({ path, description }) => {
    const inLanguages = [...texts].flatMap(
      ([language, text]): [language: string, words: string][] => {
        const words = valueAt(text, path.split('.'))
        return typeof words === 'string' ? [[language, words]] : []
      },
    )
    return { path, description, inLanguages }
  })
  return { words, removedWords: removed.map(({ path }) => path) }
}

/** The first language is the language of the originals. */
function languagesIn(root: string, commit: string): string[] {
  const settings: unknown = parse(fileIn(root, commit, 'content/settings.yaml') ?? '{}')
  return z.object({ languages: z.array(z.string()) }).safeParse(settings).data?.languages ?? []
}

/** Returns the new version's colours that the site's `src/theme/colors.ts` lacks. */
export function newColours(root: string, commit: string): string[] {
  const path = 'src/theme/colors.ts'
  const names = (from: string) => {
    const text = fileIn(root, from, path) ?? fileIn(root, from, earlierPaths[path]) ?? ''
    return [...text.matchAll(/^ {2}(\w+): \{ light:/gm)].map(([, name = '']) => name)
  }
  const own = new Set(names('HEAD'))
  return names(commit).filter((name) => !own.has(name))
}

/** Returns new pages of the sample, which the site may need. */
export function newPages(root: string, base: string, commit: string): string[] {
  const pages = (from: string) =>
    filesIn(root, from, 'content/pages').filter((file) => /\/[^.]+\.mdx$/.test(file))
  const old = new Set([...pages(base), ...pages('HEAD')])
  return pages(commit).filter((file) => !old.has(file))
}
