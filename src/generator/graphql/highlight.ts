import type { BundledLanguage } from 'shiki'
import { type BodyElement, type BodyNode, wordsIn } from '../../content-model/read/body-tree'
import { languageLabel } from '../../content-model/read/code-fence'
import { type CodeToken, codeColors } from '../../theme/code-colors'

/**
 * Returns a `pre` element with tokens as `<span data-token="keyword">` and marked lines in `<mark>`. Token kinds are
 * attributes because the CSP blocks Shiki's inline styles.
 */
export async function highlightBlock(block: BodyElement): Promise<BodyNode> {
  const [, , code] = block
  if (!code || typeof code === 'string') return block
  const [, properties] = code
  const language = /language-(\S+)/.exec(String(properties?.className))?.[1]
  const marked = String(properties?.['data-marked'] ?? '').split(',')
  const source = wordsIn([code], '').replace(/\n$/, '')
  const lines = await tokenLines(source, language ?? 'text')
  const content = lines.map((line, index): BodyNode[] =>
    marked.includes(String(index + 1)) ? [['mark', null, ...line]] : line,
  )
  const label = language && languageLabel(language)
  const title = properties?.['data-title']
  return [
    'pre',
    { ...(title ? { title } : label && { language: label }) },
    [
      'code',
      language ? { className: `language-${language}` } : null,
      ...content.flatMap((line, index) => (index > 0 ? ['\n', ...line] : line)),
    ],
  ]
}

async function tokenLines(source: string, language: string): Promise<BodyNode[][]> {
  if (!languageLabel(language)) return source.split('\n').map((line) => (line ? [line] : []))
  // Shiki loads only this grammar, once per process.
  const { bundledLanguages, codeToTokensBase, createCssVariablesTheme } = await import('shiki')
  const isBundled = (name: string): name is BundledLanguage => Object.hasOwn(bundledLanguages, name)
  if (!isBundled(language)) throw new Error(`Shiki has no grammar for ${language}.`)
  const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--' })
  const lines = await codeToTokensBase(source, { lang: language, theme })
  return lines.map((tokens) => {
    const parts: { kind: CodeToken | undefined; text: string }[] = []
    for (const { content, color } of tokens) {
      const kind = tokenKind(color)
      const last = parts.at(-1)
      if (last?.kind === kind && last) last.text += content
      else parts.push({ kind, text: content })
    }
    return parts.map(({ kind, text }) => (kind ? ['span', { 'data-token': kind }, text] : text))
  })
}

/** @param color such as `var(--token-string-expression)` */
function tokenKind(color = ''): CodeToken | undefined {
  const [, name = ''] = /--token-([a-z]+)/.exec(color) ?? []
  return isToken(name) ? name : undefined
}

const isToken = (name: string): name is CodeToken => Object.hasOwn(codeColors, name)
