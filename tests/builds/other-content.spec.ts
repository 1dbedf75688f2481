import { test } from '@playwright/test'
import { copySite, refillSite, type SiteCopy } from '../support/site-copy'
import { testAbsentParts } from './absent-parts'
import { testFieldEffects } from './field-effects'
import { makeSmall } from './small-site'
import { testVisibility } from './visibility'
import { testGuides } from './writers-guides'

/**
 * Sites of other content, built in one copy of the project one after the other, as a writer does: only the first build
 * compiles the scripts.
 */
test.describe.configure({ mode: 'serial' })

let copy: SiteCopy
const copyOf = () => copy

test.beforeAll(async () => {
  copy = await copySite()
})
test.afterAll(() => copy?.remove())

test.describe('the guides for writers', () => testGuides(copyOf))

test.describe('a site without what a company may not have', () => {
  test.beforeAll(() => refillSite(copy))
  testAbsentParts(copyOf)
})

test.describe('a site with every field', () => {
  test.beforeAll(() => refillSite(copy))
  testFieldEffects(copyOf)
})

test.describe('a site whose entries come and go', () => {
  test.beforeAll(async () => {
    await refillSite(copy)
    await makeSmall(copy)
  })
  testVisibility(copyOf)
})
