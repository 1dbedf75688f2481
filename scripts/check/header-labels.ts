import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkWords } from '../../src/content-model/addresses/link-words'
import type { CheckedFile } from '../../src/content-model/check/checked-file'
import { type FileDiagnostic, placeAt } from '../../src/content-model/check/diagnostics'
import type { Settings } from '../../src/content-model/collections/settings'
import { readDocument } from '../../src/content-model/read/document'
import { locate, translationPath } from '../../src/content-model/read/locations'
import { readSource } from '../../src/content-model/read/source'
import { languagesOf } from '../../src/content-model/site-rules/translations'
import { languageName } from '../../src/content-model/translation/language-name'
import { sizes } from '../../src/diagrams/sizes'
import { measureOf } from '../../src/diagrams/text'

/** A laptop's screen, and the width between its page margins (pixels). */
const screen = 1280
const available = screen - 2 * 48

interface Label {
  text: string
  /** File under `content/`, and the top-level field with the label. */
  path: string
  field: string
}

/**
 * Returns advice for each language whose labels do not fit a laptop's header.
 * @param files valid files
 */
export async function headerAdvice(
  root: string,
  files: readonly CheckedFile[],
): Promise<FileDiagnostic[]> {
  const measure = await measureOf(root)
  const widthOf = (text: string) => (measure(text, 'node') * 16) / sizes.node.font
  const longestWord = ({ text }: Label) => Math.max(...text.split(/\s+/).map(widthOf))
  const [original, ...further] = languagesOf(files)
  return [undefined, ...further].flatMap((language) => {
    const { brand, links, contact } = labelsOf(root, language)
    // Adds padding and an icon per link, like BarMeasure.tsx. Counts only a
    // link's longest word, because links wrap.
    const needed =
      Math.min(176, widthOf(brand) * 1.375) +
      links.reduce((sum, link) => sum + longestWord(link) + 46, 0) +
      widthOf(contact.text) * 1.12 +
      (2 + further.length) * 52 +
      118
    if (needed <= available) return []
    const widest = [...links, contact].reduce((a, b) => (longestWord(b) > longestWord(a) ? b : a))
    const name = languageName(language ?? original ?? '', 'en')
    const message = `The header labels in ${name} do not fit on a screen ${screen} px wide: they are about ${Math.ceil(needed - available)} px too wide, so the menu button replaces them. Shorten them, starting with: “${widest.text}”`
    return [{ ...placeOf(root, widest), message }]
  })
}

/** @param language undefined for the language of the originals */
function labelsOf(root: string, language: string | undefined) {
  const pathIn = (path: string) => {
    const own = language === undefined ? path : translationPath(path, language)
    return existsSync(join(root, 'content', own)) ? own : path
  }
  const read = (path: string) => {
    const bytes = (one: string) => readFileSync(join(root, 'content', one))
    return readDocument(pathIn(path), bytes(pathIn(path)), bytes(path)).data ?? {}
  }
  const settings = read('settings.yaml') as unknown as Settings
  const words = read('interface.yaml') as Record<string, Record<string, string>>
  const ofInterface = (field: string, word: string): Label => {
    return { text: words[field]?.[word] ?? '', path: pathIn('interface.yaml'), field }
  }
  const ofSettings = (text: string, field: string) => {
    return { text, path: pathIn('settings.yaml'), field }
  }
  const links = settings.header.flatMap(({ page, label }): Label[] => {
    const stories = page === '/portfolio' && settings.successStories
    if (stories && !settings.features.successStories) return []
    const word = stories ? (['header', 'successStories'] as const) : linkWords[page]
    if (label !== undefined) return [ofSettings(label, 'header')]
    if (word) return [ofInterface(...word)]
    const path = [`pages${page}.mdx`, `${page.slice(1)}.mdx`].find((one) =>
      existsSync(join(root, 'content', one)),
    )
    const field = (path && locate(path)?.definition.name) || 'title'
    return path ? [{ text: String(read(path)[field]), path: pathIn(path), field }] : []
  })
  if (settings.career) links.push(ofSettings(settings.career.label, 'career'))
  return { brand: settings.brand, links, contact: ofInterface('header', 'contact') }
}

function placeOf(root: string, { text, path, field }: Label) {
  const { text: source } = readSource(readFileSync(join(root, 'content', path)))
  const start = Math.max(source.search(new RegExp(`^${field}:`, 'm')), 0)
  const index = source.indexOf(text, start)
  return { file: `content/${path}`, ...placeAt(source, index < 0 ? start : index) }
}
