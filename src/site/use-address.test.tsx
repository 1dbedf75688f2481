import { renderToStaticMarkup } from 'react-dom/server'
import { useLanguageOfEntry } from './use-address'

// An English page, whose originals are in Arabic.
jest.mock('./site-data', () => ({
  useTranslation: () => ({ original: 'ar', originalDirection: 'rtl' }),
}))

function Quotation({ translation }: { translation: string }) {
  return <q {...useLanguageOfEntry()(translation)} />
}

test('marks the language of a text without a translation', () => {
  expect(renderToStaticMarkup(<Quotation translation="" />)).toBe('<q lang="ar" dir="rtl"></q>')
  expect(renderToStaticMarkup(<Quotation translation="en-GB" />)).toBe('<q></q>')
})
