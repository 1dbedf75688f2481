import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { stringify } from 'yaml'
import { checkContent } from '../../src/content-model/check/check'
import { exampleValue } from '../../src/content-model/collections/fields/field-help'
import { interfaceSchema } from '../../src/content-model/collections/interface-words/interface'
import { settingsWith, writeContent } from '../../src/content-model/testing/content-fixture'
import { headerAdvice } from './header-labels'

// Fonts are only found inside the project.
const root = resolve('.site-copies', `header-${process.pid}`)
afterEach(() => rmSync(root, { recursive: true }))

const words = exampleValue(interfaceSchema) as { header: object }

async function adviceOn(header: object[], changed: object = {}): Promise<string[]> {
  mkdirSync(root, { recursive: true })
  writeContent(
    {
      'settings.yaml': settingsWith({ header, languages: ['en-GB'] }),
      'interface.yaml': stringify({ ...words, header: { ...words.header, ...changed } }),
    },
    root,
  )
  const found = await headerAdvice(root, checkContent(root, {}).files)
  return found.map(({ file, line, column, message }) => `${file}:${line}:${column} · ${message}`)
}

test('accepts common labels and reports the line of a label that is too long', async () => {
  const links = ['/services', '/industries', '/about', '/contact'].map((page) => ({ page }))
  expect(await adviceOn(links)).toEqual([])
  const services = 'Dienstleistungsbereichsverzeichnis für Unternehmen'
  const [message] = await adviceOn([...links, { page: '/blog' }], {
    services,
    about: 'Unternehmensgeschichte',
  })
  expect(message).toMatch(
    /^content\/interface\.yaml:\d+:13 · The header labels in English do not fit on a screen 1280 px wide: they are about \d+ px too wide, so the menu button replaces them\. Shorten them, starting with: “Dienstleistungsbereichsverzeichnis für Unternehmen”$/,
  )
  // The header also shows labels from the settings.
  const label = 'Rechenschaftsberichtspflicht'
  expect((await adviceOn(links.map((link) => ({ ...link, label }))))[0]).toContain(`: “${label}”`)
})
