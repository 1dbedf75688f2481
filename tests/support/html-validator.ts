/** Validates the HTML of built pages. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

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
      // Browsers draw <progress> differently; the bar of a page that loads looks the same in all of them.
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
      // Articles may have long titles; search engines cut titles where they like.
      'long-title': 'off',
      'heading-level': ['error', { minInitialRank: 'h1', allowMultipleH1: false }],
      'no-missing-references': 'error',
      'no-redundant-aria-label': 'error',
      'unique-landmark': 'error',
    },
  }),
)

/** Returns what is wrong with a page, a line for each mistake; see the rules above. @param file path of its HTML */
export async function htmlMistakes(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, message, ruleId }) => `${file}:${line}:${column} ${message} (${ruleId})`)
}
