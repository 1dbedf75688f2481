import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { digestsOf, listPath } from '../../scripts/company/sample-files'

test('the list of the sample’s files is up to date', () => {
  expect(
    digestsOf(process.cwd()),
    'The sample has changed. Run: npm run generate -- --sample',
  ).toEqual(JSON.parse(readFileSync(listPath, 'utf8')))
})
