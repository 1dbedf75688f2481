import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPaths } from '../support/built-pages'
import { languageOf } from '../support/languages'

/** What the footer says, by language. */
const notices: Readonly<Record<string, string>> = {
  'en-GB': 'the company, its people, clients and figures are invented.',
  id: 'perusahaan, orang, klien, dan angka di dalamnya rekaan.',
}

test('every page says at its foot that the sample is one', () => {
  for (const path of builtPaths()) {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const footer = html.slice(html.lastIndexOf('<footer'))
    expect.soft(footer, path).toContain(notices[languageOf(path)])
  }
})

test('no profile of the sample leads to a real site', () => {
  for (const path of builtPaths()) {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const profiles = html.match(/href="https:\/\/[^"]*(?:linkedin|github|rantara)[^"]*"/g) ?? []
    const real = profiles.filter((link) => !/^href="https:\/\/[\w.-]+\.example[/"]/.test(link))
    expect.soft(real, path).toEqual([])
  }
})
