import { test } from '@playwright/test'
import { copySite, refillSite, type SiteCopy } from '../support/site-copy'
import { testAbsentParts } from './absent-parts'
import { testFieldEffects } from './field-effects'
import { testPreview } from './preview'
import { testGuides } from './writers-guides'

/** All builds share one copy of the project; only the first compiles the scripts. */
test.describe.configure({ mode: 'serial' })

let copy: SiteCopy
const copyOf = () => copy

test.beforeAll(async () => {
  copy = await copySite()
})
test.afterAll(() => copy?.remove())

test.describe("the writers' guides", () => testGuides(copyOf))

test.describe('a site without optional content', () => {
  test.beforeAll(() => refillSite(copy))
  testAbsentParts(copyOf)
})

// Little content makes this build cheap.
test.describe('a preview of the site without optional content', () => testPreview(copyOf))

test.describe('a site with every field', () => {
  test.beforeAll(() => refillSite(copy))
  testFieldEffects(copyOf)
})
