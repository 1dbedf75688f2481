import { expect } from '@playwright/test'
import { test } from '../../engines/journey'
import type { Visitor } from '../../engines/visitor'
import { builtPaths } from '../../support/built-pages'
import { entries } from '../../support/content'
import { furtherFolders, languageOf } from '../../support/languages'
import { serveTiles } from '../../support/servers/tile-server'

const [{ slug } = { slug: '' }] = entries('services', '.')

const textOf = (visitor: Visitor, selector: string) =>
  visitor.read((one) => document.querySelector(one)?.textContent?.trim() ?? '', selector)

async function switchTo(visitor: Visitor, path: string, query: string): Promise<void> {
  const tag = languageOf(path)
  const link = await textOf(visitor, `[data-site-header] a[hreflang="${tag}"][lang]`)
  await visitor.click('link', link ?? '', '[data-site-header]')
  await visitor.isAt(path + query)
  await visitor.until((lang) => document.documentElement.lang === lang, tag, `lang is ${tag}`)
}

// A company may lack this translation, and may have no budgets. The test company
// has one language here; tests/builds adds more.
for (const contact of furtherFolders.map((folder) => `${folder}/contact`))
  if (builtPaths().includes(contact))
    test(`the switch to ${contact} and back keeps the fields of the form`, async ({
      visitorWith,
      tileLock: _,
    }) => {
      const tiles = await serveTiles()
      const visitor = await visitorWith('computer')
      const fields = () =>
        visitor.read(() =>
          [...document.querySelectorAll<HTMLInputElement>('#inquiry-message, #inquiry-budget')].map(
            ({ value }) => value,
          ),
        )

      const query = `?service=${slug}`
      await visitor.goto(`/contact${query}`)
      const label = await textOf(visitor, 'label[for="inquiry-message"]')
      await visitor.write(label ?? '', 'Which ledger?')
      await visitor.isHydrated()
      // The system draws a select's list, which a test cannot click.
      await visitor.read(() => {
        const budget = document.querySelector<HTMLSelectElement>('#inquiry-budget')
        if (!budget) return
        budget.selectedIndex = budget.options.length - 1
        budget.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await visitor.read(() => void Object.assign(window, { isSame: true }))
      const filled = await fields()
      expect(filled).toContain('Which ledger?')
      await switchTo(visitor, contact, query)
      await expect.poll(fields).toEqual(filled?.map(() => expect.stringMatching(/./)))
      await switchTo(visitor, '/contact', query)
      await expect.poll(fields).toEqual(filled)
      expect(await visitor.read(() => 'isSame' in window), 'no reload').toBe(true)
      await tiles.close()
    })
