import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { isScalar, isSeq, visit } from 'yaml'
import { renameEntry } from '../../../scripts/content/rename-entry'
import { acceptFile } from '../../../scripts/translation/commands'
import { isText, schemaAt, unwrap } from '../../../src/content-model/collections/fields/field-help'
import { type CollectionName, collections } from '../../../src/content-model/collections/registry'
import { locate } from '../../../src/content-model/read/locations'
import { pathOf } from '../../../src/content-model/rules/text/placeholders'
import { readSettings } from '../../../src/generator/nodes/settings'
import { filesBelow } from '../../../src/generator/publish/files'
import {
  type Contribution,
  changeFields,
  changeText,
  contentOf,
  slugsOf,
  translationsOf,
} from './content-changes'

/** Adds a word to the first field with room, or a sentence to the text. */
export const edited = (collection: string): Contribution => ({
  name: `changes a sentence in ${collection}`,
  async make(copy) {
    const [slug] = collection in collections ? slugsOf(copy, collection) : []
    const path = collection in collections ? slug && `${collection}/${slug}.mdx` : collection
    const schema = path && locate(path)?.definition.schema
    if (!schema || !existsSync(join(contentOf(copy), path))) return false
    let isChanged = false
    for (const minLength of [30, 10])
      changeFields(copy, path, (fields) =>
        visit(fields, {
          Scalar(key, node, ancestors) {
            const field = key !== 'key' && schemaAt(schema, pathOf(node, ancestors))
            if (isChanged || !field || !isText(field) || typeof node.value !== 'string') return
            const { maxLength } = unwrap(field) as { maxLength?: number | null }
            const { length } = node.value
            const hasRoom = length > minLength && length < (maxLength ?? 400) - 12
            if (!hasRoom || /[{}<]/.test(node.value)) return
            node.value = node.value.replace(/([.!?…]*)\s*$/, ' again$1')
            isChanged = true
          },
        }),
      )
    if (isChanged) return true
    if (!locate(path)?.definition.body) return false
    changeText(copy, `content/${path}`, (text) => `${text}\nThat was seen once more.\n`)
    return true
  },
})

export const renamed = (collection: CollectionName): Contribution => ({
  name: `renames an entry of ${collection}`,
  async make(copy) {
    const slugs = slugsOf(copy, collection)
    const old =
      slugs.find((slug) => translationsOf(copy, `${collection}/${slug}.mdx`).length > 0) ?? slugs[0]
    if (!old) return false
    renameEntry(copy.folder, `${collection}/${old}`, `${old}-anew`)
    return true
  },
})

export const accepted: Contribution = {
  name: 'accepts a translation after a change of its original',
  async make(copy) {
    const [path] = translationsOf(copy, 'home.mdx')
    if (!path) return false
    await edited('home.mdx').make(copy)
    acceptFile(copy.folder, `content/${path}`)
    return true
  },
}

export const pictureReplaced: Contribution = {
  name: 'replaces a picture',
  async make(copy) {
    const picture = filesBelow(contentOf(copy)).find((name) =>
      /^(articles|team)\/.*\.png$/.test(name),
    )
    if (!picture) return false
    const file = join(contentOf(copy), picture)
    const bytes = await sharp(await readFile(file))
      .negate({ alpha: false })
      .png()
      .toBuffer()
    await writeFile(file, bytes)
    return true
  },
}

export const recoloured: Contribution = {
  name: 'changes a colour and both fonts',
  async make(copy) {
    changeText(copy, 'src/theme/colors.ts', (source) =>
      source.replace(/(?<=^ {2}paper: \{ light: )'#\w+'/m, (paper) =>
        paper.toUpperCase() === "'#FFFFFF'" ? "'#FFFEFC'" : "'#FFFFFF'",
      ),
    )
    changeText(copy, 'src/theme/fonts.ts', (source) => {
      const [display = '', text = ''] = ['display', 'text'].map(
        (role) => new RegExp(`^ {2}${role}: '(.*)'`, 'm').exec(source)?.[1],
      )
      return source
        .replace(/(?<=^ {2}display: )'.*'/m, `'${text}'`)
        .replace(/(?<=^ {2}text: )'.*'/m, `'${display}'`)
    })
    return true
  },
}

/** Keeps two groups of services, in reverse order. */
export const regrouped: Contribution = {
  name: 'reduces the groups of services to two',
  async make(copy) {
    const old = readSettings(copy.folder).serviceGroups.map(({ group }) => group)
    const groups = [...old, 'harbour-works'].slice(0, 2)
    for (const path of ['settings.yaml', ...translationsOf(copy, 'settings.yaml')])
      changeFields(copy, path, (fields) => {
        const list = fields.get('serviceGroups')
        if (!isSeq(list)) throw new Error(`${path} has no groups.`)
        const words = { name: `Harbour works (${path})`, summary: 'What is built by the water.' }
        if (old.length < 2)
          list.add(
            fields.createNode(path === 'settings.yaml' ? { group: groups[1], ...words } : words),
          )
        list.items = list.items.slice(0, 2).reverse()
      })
    for (const [index, slug] of slugsOf(copy, 'services').entries())
      changeFields(copy, `services/${slug}.mdx`, (fields) => {
        const at = old.indexOf(String(fields.get('group')))
        fields.set('group', groups[old.length < 2 ? index % 2 : at % 2])
      })
    for (const slug of slugsOf(copy, 'team'))
      changeFields(copy, `team/${slug}.mdx`, (fields) => {
        const leads = fields.get('leads')
        if (!isSeq(leads)) return
        leads.items = leads.items.filter(
          (item) => isScalar(item) && groups.includes(String(item.value)),
        )
        if (leads.items.length === 0) fields.delete('leads')
      })
    return true
  },
}
