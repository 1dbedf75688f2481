import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React and Gatsby write <meta charSet/>, defer="" and id="___gatsby".
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Lists may also have an aria-label.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Browsers style <progress> differently, so the site uses a div.
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
      // Search engines truncate the long titles of articles.
      'long-title': 'off',
      'heading-level': ['error', { minInitialRank: 'h1', allowMultipleH1: false }],
      'no-missing-references': 'error',
      'no-redundant-aria-label': 'error',
      'unique-landmark': 'error',
    },
  }),
)

/** Returns a page's HTML mistakes. @param file path of the HTML */
export async function htmlMistakes(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, message, ruleId }) => `${file}:${line}:${column} ${message} (${ruleId})`)
}
