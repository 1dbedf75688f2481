/** Lists what the content of a site needs after an upgrade. */
import { parse } from 'yaml'
import * as z from 'zod'
import { fileIn, filesIn } from '../machine/git'
import { earlierPaths } from './merge'
import { compareSchemas, type SchemaChanges } from './schema-changes'

/** The changes of one collection, and the files that they concern. */
export interface ContentChanges extends SchemaChanges {
  files: string
}

export interface Words {
  /** Path of the word in `content/interface.yaml`. */
  path: string
  description: string
  /** The sample's words, by language. */
  inLanguages: [language: string, words: string][]
}

/** Returns the changes of each collection of which the site has files, without the words of the interface. */
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

/** Returns the words of the interface that are new, in those languages of the site that the sample has. */
export function newWords(root: string, base: string, commit: string): Words[] {
  const schema = 'schemas/interface.json'
  const { required } = compareSchemas(fileIn(root, base, schema), fileIn(root, commit, schema))
  const [first, ...further] = languagesIn(root, commit)
  const texts = new Map(
    languagesIn(root, 'HEAD').flatMap((language) => {
      if (language !== first && !further.includes(language)) return []
      const file = `content/interface${language === first ? '' : `.${language}`}.yaml`
      return [[language, parse(fileIn(root, commit, file) ?? '{}')] as const]
    }),
  )
  return required.map(({ path, description }) => ({
    path,
    description,
    inLanguages: [...texts].flatMap(([language, text]) => {
      const words = path.split('.').reduce<unknown>((part, step) => fieldOf(part, step), text)
      return typeof words === 'string' ? [[language, words] as [string, string]] : []
    }),
  }))
}

/** Returns the paths of the words of the interface that no longer exist. */
export function removedWords(root: string, base: string, commit: string): string[] {
  const schema = 'schemas/interface.json'
  const { removed } = compareSchemas(fileIn(root, base, schema), fileIn(root, commit, schema))
  return removed.map(({ path }) => path)
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** Returns the languages of the content in a commit, that of the originals first. */
function languagesIn(root: string, commit: string): string[] {
  const settings: unknown = parse(fileIn(root, commit, 'content/settings.yaml') ?? '{}')
  return z.object({ languages: z.array(z.string()) }).safeParse(settings).data?.languages ?? []
}

/** Returns the colours that the new version names and the site's `src/theme/colors.ts` lacks. */
export function newColours(root: string, commit: string): string[] {
  const path = 'src/theme/colors.ts'
  const names = (from: string) => {
    const text = fileIn(root, from, path) ?? fileIn(root, from, earlierPaths[path]) ?? ''
    return [...text.matchAll(/^ {2}(\w+): \{ light:/gm)].map(([, name = '']) => name)
  }
  const own = new Set(names('HEAD'))
  return names(commit).filter((name) => !own.has(name))
}

/** Returns the pages of the sample that are new: the site may need some of them. */
export function newPages(root: string, base: string, commit: string): string[] {
  const pages = (from: string) =>
    filesIn(root, from, 'content/pages').filter((file) => /\/[^.]+\.mdx$/.test(file))
  const old = new Set([...pages(base), ...pages('HEAD')])
  return pages(commit).filter((file) => !old.has(file))
}
