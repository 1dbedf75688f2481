/** Random edits of content between two builds. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { article, benchSlug, picture } from '../../scripts/bench/articles'
import { translationPath } from '../../src/content-model/read/locations'
import { changeFields, rewrite } from '../builds/small-site'
import { translate } from '../support/content/translate'

const kinds = [
  'add an article',
  'add a solution',
  'edit a text',
  'edit a name',
  'edit a service’s name',
  'rename',
  'delete',
  'make a draft',
  'make unlisted',
  'make listed',
  'redraw a picture',
  'edit the tagline',
  'translate',
  'move a translation',
  'remove a translation',
] as const

/** The number selects the file and the words. */
export interface Edit {
  kind: (typeof kinds)[number]
  number: number
}

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), number: fc.nat(9999) }),
  { minLength: 1, maxLength: 4 },
)

const language = 'de'

/** Adds a second language to a copy by `copySmallSite`. */
export async function addLanguage(root: string): Promise<void> {
  await rewrite(join(root, 'content', 'settings.yaml'), (text) =>
    text.replace(/^languages:.*(\n +- .*)*/m, `languages: [en-GB, ${language}]`),
  )
  translate(root, language, (path) => !path.includes('/') || path === 'pages/blog.mdx')
}

/** Edits a copy by `copySmallSite` in two languages. Valid content stays valid. */
export async function apply({ kind, number }: Edit, root: string): Promise<void> {
  const content = join(root, 'content')
  const articles = join(content, 'articles')
  const names = await readdir(articles)
  const files = names.filter((name) => /^[^.]+\.mdx$/.test(name)).sort()
  const name = files[number % files.length]
  const file = name && join(articles, name)
  const translated = name && translationPath(name, language)
  const isTranslated = translated !== undefined && names.includes(translated)
  const setField = async (field: string, value: unknown) =>
    file &&
    (await rewrite(file, (text) => changeFields(text, (all) => ({ ...all, [field]: value }))))
  switch (kind) {
    case 'add an article':
      return writeFile(
        join(articles, `${benchSlug(number)}.mdx`),
        article(number, number % 10 ? undefined : 1),
      )
    case 'add a solution':
      return addSolution(content, number)
    case 'edit a text':
      if (file) await rewrite(file, (text) => `${text}\nSentence ${number} was added later.\n`)
      return
    case 'edit a name':
      await setField('title', `What we noted in part ${name} on day ${number}`)
      return
    case 'edit a service’s name':
      return rewrite(join(content, 'services', 'access-review.mdx'), (text) =>
        changeFields(text, (all) => ({ ...all, title: `Testing of kind ${number}` })),
      )
    case 'rename':
      if (!file) return
      if (number % 2) await setField('formerSlugs', [name.slice(0, -'.mdx'.length)])
      if (isTranslated)
        await rename(join(articles, translated), join(articles, `moved-${number}.${language}.mdx`))
      return rename(file, join(articles, `moved-${number}.mdx`))
    case 'delete':
      if (file) await rm(file)
      if (isTranslated) await rm(join(articles, translated))
      return
    case 'make a draft':
      await setField('draft', true)
      return
    case 'make unlisted':
      await setField('unlisted', true)
      return
    case 'make listed':
      if (file)
        await rewrite(file, (text) =>
          changeFields(text, ({ draft, unlisted, ...others }) => others),
        )
      return
    case 'redraw a picture':
      return writeFile(join(articles, 'bench-figure-1.png'), await picture(number))
    case 'edit the tagline':
      return rewrite(join(content, 'settings.yaml'), (text) =>
        text.replace(/^tagline: .*$/m, `tagline: We advise on systems, day ${number}.`),
      )
    case 'translate':
      translate(root, language, (path) => path === `articles/${name}`)
      return
    case 'move a translation':
      if (isTranslated)
        await rewrite(join(articles, translated), (text) =>
          changeFields(text, (all) => ({ ...all, slug: `ort-${number}` })),
        )
      return
    case 'remove a translation':
      if (isTranslated) await rm(join(articles, translated))
      return
  }
}

async function addSolution(content: string, number: number): Promise<void> {
  const source = await readFile(join(content, 'solutions', 'net-share.mdx'), 'utf8')
  const text = changeFields(source, (all) => ({
    ...all,
    name: `Solution ${number}`,
    metaDescription: `Solution number ${number}, which was added between two builds, with a description that is long enough.`,
  }))
  await writeFile(join(content, 'solutions', `solution-${number}.mdx`), text)
}
