import { test } from '@playwright/test'
import { makeSiteOfFields } from '../fields/site'
import { copySite, refillSite, type SiteCopy } from '../support/site-copy'
import { testAbsentParts } from './absent-parts'
import { fieldEnvironment, testFieldEffects } from './field-effects'
import { testBrokenFile, testGuide } from './writers-guides'

/** All builds share a copy, so that only the first compiles the scripts. */
test.describe.configure({ mode: 'serial' })

let copy: SiteCopy
const copyOf = () => copy

test.beforeAll(async () => {
  copy = await copySite()
})
test.afterAll(() => copy?.remove())

test.describe('a site with every field', () => {
  test.beforeAll(() => makeSiteOfFields(copy))
  // The guide builds the site for the tests of fields too.
  testGuide(copyOf, fieldEnvironment)
  test.describe('fields', () => testFieldEffects(copyOf))
  testBrokenFile(copyOf)
})

test.describe('a preview of a site without optional content', () => {
  test.beforeAll(() => refillSite(copy))
  testAbsentParts(copyOf)
})
