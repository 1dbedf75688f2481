/**
 * Every field must change an output. The outputs must contain the unique word of each text field.
 * For every other field, the tests compare two identical entries with a third entry, which differs
 * only in this field and must have different outputs.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { checkContent } from '../../src/content-model/check/check'
import type { FileDiagnostic } from '../../src/content-model/check/diagnostics'
import { mdxComponents } from '../../src/content-model/collections/components'
import { homeSchema, pageSchema } from '../../src/content-model/collections/pages'
import { advise } from '../../src/content-model/site-rules/advice/site-advice'
import { readIndex, type SearchIndex } from '../../src/search/find'
import { companyEffects } from '../fields/company'
import { isVerbatim, type Leaf, leavesOf, wordsOf } from '../fields/entries'
import { comparedIn, names, schemaOf, tokens } from '../fields/site'
import { type Outputs, outputsOf, traceOf } from '../fields/traces'
import { company } from '../support/servers/company'
import type { SiteCopy } from '../support/site-copy'

/** Matches a link to the case of `hero.results` before the first section. */
const heroResult = /<main(?:(?!<section).)*href="\/portfolio\/forty-lamps"/s

/** Mock services would replace the addresses in the settings. */
export const fieldEnvironment = {
  CI: '1',
  GATSBY_FORM_ACCESS_KEY: 'key',
  GATSBY_FORM_ENDPOINT: '',
  GATSBY_MAP_TILES: '',
}

/**
 * @param copyOf returns a copy with the built site of fields; only call it inside tests or hooks
 */
export function testFieldEffects(copyOf: () => SiteCopy): void {
  let outputs: Outputs
  /** Of all outputs, in lower case. */
  let text: string
  let advice: FileDiagnostic[]
  let index: SearchIndex

  test.beforeAll(async () => {
    const { folder } = copyOf()
    const check = checkContent(folder)
    expect(check.diagnostics).toEqual([])
    advice = advise(check, { root: folder, today: '2026-06-01' })
    outputs = outputsOf(folder)
    text = [...outputs.values()].join('\n').toLowerCase()
    index = await readIndex(await readFile(join(folder, 'dist/search.json'), 'utf8'))
  })

  const isInOutputs = (word: string) => text.includes(word.toLowerCase())

  /** Keywords appear in no other output. */
  const isFoundBySearch = (word: string) => index.search(word, { fields: ['keywords'] }).length > 0

  function missingPaths(
    leaves: readonly Leaf[],
    words: readonly ReadonlyMap<string, string>[],
  ): string[] {
    const paths = leaves.map(({ path }) => path)
    return paths.filter((path) => {
      const isShown = path === 'keywords[]' ? isFoundBySearch : isInOutputs
      return !words.some((some) => isShown(some.get(path) ?? ''))
    })
  }

  test('every field of every schema shows in the site', async () => {
    for (const name of names.filter((one) => one !== 'pages')) {
      const schema = schemaOf(name)
      const words = wordsOf(schema, tokens.first(name))
      const texts = leavesOf(schema).filter(isVerbatim)
      expect
        .soft(
          missingPaths(texts, [words]),
          `texts, links and pictures of ${name} must be in an output`,
        )
        .toEqual([])
    }
    for (const name of names) {
      const trace = (token: string) => traceOf(token, tokens.anchor(name), outputs, advice)
      const [one, other] = tokens.alike(name).map(trace)
      expect.soft(one, `an entry of ${name} must leave a trace`).not.toEqual([])
      expect.soft(one, `two identical ${name} must leave identical traces`).toEqual(other)
      const without = comparedIn(name).filter((_leaf, index) => {
        const variant = trace(tokens.variant(name, index))
        return JSON.stringify(variant) === JSON.stringify(one)
      })
      const paths = without.map(({ path }) => path)
      expect
        .soft(paths, `choices, numbers, days and references of ${name} must change an output`)
        .toEqual([])
    }
    const homeTexts = leavesOf(homeSchema).filter(isVerbatim)
    const home = missingPaths(homeTexts, [wordsOf(homeSchema, tokens.home)])
    expect.soft(home, 'every text of the home page must be in an output').toEqual([])
    expect.soft(outputs.get('dist/index.html')).toMatch(heroResult)
  })

  test('pages at fixed addresses show every field of their schema', async () => {
    const files = await readdir(join(copyOf().folder, 'content/pages'))
    const words = files.map((_file, index) => wordsOf(pageSchema, tokens.fixedPage(index)))
    const verbatim = leavesOf(pageSchema).filter(isVerbatim)
    const shown = verbatim.filter(({ path }) => path !== 'sections[].key')
    expect.soft(missingPaths(shown, words)).toEqual([])
    // The key decides where a section appears; an unknown key appears nowhere.
    expect.soft(isInOutputs('Zqnowhere')).toBe(false)
    expect.soft(outputs.get('dist/privacy-policy.html')).toContain('2010-10-10')
  })

  test('an article shows every property of every component', () => {
    const missing = Object.entries(mdxComponents).flatMap(([name, properties], index) => {
      const words = wordsOf(properties, tokens.component(index))
      return missingPaths(leavesOf(properties).filter(isVerbatim), [words]).map((path) => [
        name,
        path,
      ])
    })
    expect.soft(missing).toEqual([])
    // Only the callout has a choice of values.
    const page = outputs.get(`dist/blog/${tokens.first('articles')}.html`)
    expect.soft(page).toMatch(/data-kind="note".*data-kind="warning"/s)
  })

  test('every settings field is visible in the site or has its documented effect', async () => {
    const built = [...outputs].map(([file, text]) => `${file}\n${text}`)
    const missing = companyEffects.filter(({ effect }) => !built.some((text) => effect.test(text)))
    expect(missing.map(({ path }) => path)).toEqual([])
    // The company's own site switches these features off.
    const off = `dist/index.html\n${await readFile(join(company.dist, 'index.html'), 'utf8')}`
    const switches = companyEffects.filter(({ path }) => path.startsWith('features.'))
    for (const { effect } of switches) expect(off).not.toMatch(effect)
  })
}
