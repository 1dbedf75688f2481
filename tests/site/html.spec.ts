import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { builtPaths } from '../support/built-pages'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React and Gatsby write HTML like this: <meta charSet/>, defer="", id="___gatsby".
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Lists may have an aria-label too.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Articles may have long titles; search engines cut titles where they like.
      'long-title': 'off',
      'heading-level': ['error', { minInitialRank: 'h1', allowMultipleH1: false }],
      'no-missing-references': 'error',
      'no-redundant-aria-label': 'error',
      'unique-landmark': 'error',
    },
  }),
)

test('every page is valid HTML, with one h1, no skipped heading and no empty link', async () => {
  test.setTimeout(300_000)
  const found: string[] = []
  for (const path of builtPaths()) {
    const { results } = await validator.validateFile(`dist${path === '/' ? '/index' : path}.html`)
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
      found.push(`${path}:${line}:${column} ${message} (${ruleId})`)
  }
  expect(found).toEqual([])
})
