import { rowsWithPages } from '../../content-model/collections/registry'
import { previewDay } from '../../content-model/visibility/preview'
import { visibilityChoice } from '../../content-model/visibility/visibility'
import { writeDate } from '../../language/written'
import type { PreviewContext } from '../../layout/PreviewBar'
import { fillWords } from '../../site/interface-words'
import { type Words, wordsOf } from '../nodes/interface-words'
import type { LanguageNodes } from '../nodes/languages'
import type { EntryNode } from '../nodes/typed-nodes'
import { entriesOf } from './entry-nodes'

/**
 * Returns a function for the preview bar of a page and the marks of unpublished
 * entries. Other builds have none.
 */
export function previewContext(nodes: LanguageNodes): (path: string) => PreviewContext {
  if (!previewDay) return () => ({})
  const { preview: words } = wordsOf(nodes)
  const inWords = (day: string) => writeDate(day, nodes.language.tag)
  const hidden = rowsWithPages
    .flatMap(([, { typeName }]) => entriesOf(nodes.shown, typeName))
    .flatMap((node) => {
      const state = stateOf(node, words, inWords)
      const path = node.translation ? node.translatedPath : node.path
      return state ? [{ path, ...state }] : []
    })
  const marks = hidden.map(({ path, mark }) => ({ path, mark }))
  const bar = fillWords(words.bar, { date: inWords(previewDay) })
  return (path) => {
    const note = hidden.find((entry) => entry.path === path)?.note
    return { preview: { bar: note ? `${bar} ${note}` : bar, marks } }
  }
}

/** Returns an entry's mark and note, or undefined if it is public. */
function stateOf(node: EntryNode, words: Words['preview'], inWords: (day: string) => string) {
  const { draft, publishAt } = visibilityChoice(node)
  if (draft) return { mark: words.draftMark, note: words.draft }
  if (!publishAt || publishAt <= previewDay) return undefined
  const date = inWords(publishAt)
  return {
    mark: fillWords(words.scheduledMark, { date }),
    note: fillWords(words.scheduled, { date }),
  }
}
