/** The comment under a pull request: what it changes for visitors. */
import { count } from '../../src/content-model/check/diagnostics'
import { type ChangedPage, type Report, type Sizes, screens } from './report'

/** The first line of the comment, by which the next run finds it again. */
export const mark = '<!-- what-visitors-see -->'

/** Number of rows at most: GitHub takes 65,536 characters, and this many stay well below. */
const maximumRows = 100
const maximumLinks = 12
/** Number of rows above which a table is folded, so that the pictures below it are in sight. */
const foldedRows = 15

interface CommentOptions {
  /** Returns the address of a page, by its path. */
  pageUrl(path: string): string
  /** Returns the address of a picture, by its file name. */
  pictureUrl(file: string): string
}

/** Returns the comment's Markdown. */
export function commentOf(report: Report, options: CommentOptions): string {
  const { pages, frame } = report
  const parts = [
    `${mark}\n### What visitors will see`,
    summary(report),
    staleWords(pages),
    frame.pages > 0 ? frameWords(frame) : '',
    pages.length > 0 ? pageTable(pages, options) : '',
    ...pages
      .filter(({ shots }) => shots)
      .map((page, index) => pictures(page, { ...options, isOpen: index === 0 })),
    weightTable(report.weight),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function summary({ pages, unchanged }: Report): string {
  const kinds = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const number = pages.filter((page) => page.kind === kind).length
    return number > 0 ? `${count(number, 'page')} ${kind}` : []
  })
  if (kinds.length === 0) return 'No page changes.'
  return `${kinds.join(', ')}. ${unchanged === 0 ? 'No other' : `The other ${count(unchanged, 'page')}`} stayed as ${unchanged === 1 ? 'it was' : 'they were'}.`
}

function frameWords({ pages, added, removed }: Report['frame']): string {
  const sentence = (words: string, links: readonly string[]) =>
    links.length > 0 ? `${words} ${some(links.map(plain), maximumLinks)}.` : ''
  return [
    `The header, the menus or the footer changed on ${count(pages, 'page')}.`,
    sentence('New links:', added),
    sentence('Gone:', removed),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Names the translations that say less, or something else, than their originals now. */
function staleWords(pages: readonly ChangedPage[]): string {
  const stale = pages.filter(({ aspects }) => aspects.includes('stale translation'))
  if (stale.length === 0) return ''
  const named = stale.map(({ path }) => plain(path))
  return `Translations that this makes stale, so that their pages say it: ${some(named, maximumLinks)}. \`npm run translation\` shows what to translate.`
}

function some(words: readonly string[], most: number): string {
  const rest = words.length - most
  return rest > 0 ? `${words.slice(0, most).join(', ')} and ${rest} more` : words.join(', ')
}

function pageTable(pages: readonly ChangedPage[], { pageUrl }: CommentOptions): string {
  const rows = pages.slice(0, maximumRows).map(({ path, title, kind, aspects, html }) => {
    const what = kind === 'changed' ? aspects.join(', ') : kind
    return `| ${plain(title)}<br>${pageUrl(path)} | ${what} | ${sizeCells(html)} |`
  })
  const rest = pages.length - rows.length
  const table = [
    '| Page | What changed | HTML before | after | change |\n|---|---|--:|--:|--:|',
    ...rows,
    ...(rest > 0 ? [`\nAnd ${count(rest, 'page')} more.`] : []),
  ].join('\n')
  return pages.length > foldedRows ? folded(`All ${count(pages.length, 'page')}`, table) : table
}

function folded(summary: string, content: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${summary}</summary>\n\n${content}\n</details>`
}

function pictures(
  { title, path, shots = [] }: ChangedPage,
  { pictureUrl, isOpen }: Pick<CommentOptions, 'pictureUrl'> & { isOpen: boolean },
): string {
  const rows = shots
    .filter(({ before, after }) => before || after)
    .map(({ screen, before, after }) => {
      const cell = (file: string | undefined, side: string) =>
        file
          ? `<img src="${pictureUrl(file)}" width="${screen === 'phone' ? 260 : 400}" alt="${side}, ${screens[screen].width} px wide">`
          : 'no page'
      return `| ${screen} | ${cell(before, 'Before')} | ${cell(after, 'After')} |`
    })
  const content =
    rows.length > 0
      ? `| | before | after |\n|---|---|---|\n${rows.join('\n')}`
      : 'It looks the same until a visitor opens something, or shares or finds the page.'
  return folded(`${plain(title)} <code>${path}</code>`, content, isOpen)
}

function weightTable(weight: Report['weight']): string {
  const changed = weight.filter(({ before, after }) => before !== after)
  if (changed.length === 0) return ''
  const rows = changed.map(({ kind, ...sizes }) => `| ${plain(kind)} | ${sizeCells(sizes)} |`)
  return `Bytes of the whole site, compressed:\n\n| | before | after | change |\n|---|--:|--:|--:|\n${rows.join('\n')}`
}

function sizeCells({ before, after }: Sizes): string {
  const change = (after ?? 0) - (before ?? 0)
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  return [bytes(before), bytes(after), sign + bytes(Math.abs(change))].join(' | ')
}

function bytes(number: number | undefined): string {
  if (number === undefined) return '–'
  // A number and its unit stay on one line.
  if (number < 1000) return `${number}\u00a0B`
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${(number / 1000).toLocaleString('en-GB', digits)}\u00a0KB`
}

/** Escapes text of a page for a comment: no Markdown, no HTML, and nobody is mentioned. */
function plain(words: string): string {
  return words.replace(/[\\`*_[\]<>&|@#~!]/g, (character) => `&#${character.charCodeAt(0)};`)
}
