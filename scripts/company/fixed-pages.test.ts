import { checkContent } from '../../src/content-model/check/check'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { writeContentOfTests } from '../../tests/support/content/content-of-tests'

jest.mock('../../src/content-model/addresses/page-names', () => {
  const names = jest.requireActual('../../src/content-model/addresses/page-names')
  return { ...names, fixedPages: [...names.fixedPages, 'oven-safety'] }
})

test('generates text for fixed pages that the test company lacks', async () => {
  const root = testFolder()
  await writeContentOfTests(root)
  expect(checkContent(root).diagnostics).toEqual([])
})
