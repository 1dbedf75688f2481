import { expect } from '@playwright/test'
import { test } from '../../engines/journey'
import { entries } from '../../support/content'
import { furtherFolders, languageOf } from '../../support/languages'
import { serveTiles } from '../../support/servers/tile-server'

const [{ slug } = { slug: '' }] = entries('services', '.')

// The company of the tests has one language; tests/builds gives it more.
for (const folder of furtherFolders)
  test(`the switch leads to ${folder} and back within the page, and keeps what was typed`, async ({
    visitorWith,
    tileTurn: _,
  }) => {
    const tiles = await serveTiles()
    const visitor = await visitorWith('computer')
    const textOf = (selector: string) =>
      visitor.read((one) => document.querySelector(one)?.textContent?.trim() ?? '', selector)
    const switchTo = async (path: string) => {
      const tag = languageOf(path)
      const link = await textOf(`[data-site-header] a[hreflang="${tag}"][lang]`)
      await visitor.press('link', link ?? '', '[data-site-header]')
      await visitor.isAt(`${path}?service=${slug}`)
      await visitor.until((lang) => document.documentElement.lang === lang, tag, `lang is ${tag}`)
    }
    const fields = () =>
      visitor.read(() =>
        ['#inquiry-message', '#inquiry-budget'].map(
          (id) => document.querySelector<HTMLInputElement>(id)?.value,
        ),
      )

    // What the address says goes along, too.
    await visitor.goto(`/contact?service=${slug}`)
    await visitor.write((await textOf('label[for="inquiry-message"]')) ?? '', 'Which ledger?')
    await visitor.isHydrated()
    // The list of a select belongs to the system.
    const range = await visitor.read(() => {
      const budget = document.querySelector<HTMLSelectElement>('#inquiry-budget')
      if (!budget) return ''
      budget.selectedIndex = 2
      budget.dispatchEvent(new Event('change', { bubbles: true }))
      Object.assign(window, { isSame: true })
      return budget.value
    })
    await switchTo(`${folder}/contact`)
    await expect.poll(fields).toEqual(['Which ledger?', expect.stringMatching(/./)])
    await switchTo('/contact')
    await expect.poll(fields).toEqual(['Which ledger?', range])
    expect(await visitor.read(() => 'isSame' in window)).toBe(true)
    await tiles.close()
  })
