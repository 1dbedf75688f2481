/** Finds what of an original's body a stale translation has. */
import type { Root } from 'mdast'
import { forEachNode, parseBody } from '../read/body-parser'
import type { OriginalBody } from '../rules/body-diagnostics'
import { isKnownBlock } from './parts'

/** A heading or component of a body, and whether its block is as it was when the translation was made. */
interface Mark {
  /** Name of the component; empty for a heading. */
  name: string
  isKnown: boolean
}

/**
 * Returns the original of a translation without the headings and components that are new in it, so that those of the
 * translation are compared with their own. The original as it is, where the translation is not stale.
 * @param root body of the translation
 */
export function withoutNewParts(root: Root, original: OriginalBody): OriginalBody {
  const { known, source, headings, components } = original
  if (!known) return original
  const own = marksOf(root)
  const marks = marksOf(parseBody(source), (block) => isKnownBlock(known, block, source))
  const marksNamed = (name: string) => marks.filter((mark) => mark.name === name)
  const fitting = <T>(name: string, all: readonly T[]): readonly T[] => {
    const wanted = own.filter((mark) => mark.name === name).length
    if (wanted === all.length) return all
    const kept = all.filter((_one, index) => marksNamed(name)[index]?.isKnown)
    return kept.length === wanted ? kept : []
  }
  const names = [...new Set(components.map(({ name }) => name))]
  return {
    ...original,
    headings: fitting('', headings),
    components: names.flatMap((name) =>
      fitting(
        name,
        components.filter((one) => one.name === name),
      ),
    ),
  }
}

function marksOf(root: Root, isKnown: (block: Root['children'][number]) => boolean = () => true) {
  const marks: Mark[] = []
  for (const block of root.children) {
    const mark = { isKnown: isKnown(block) }
    forEachNode(block, (node) => {
      if (node.type === 'heading') marks.push({ name: '', ...mark })
      if (node.type === 'image') marks.push({ name: 'Figure', ...mark })
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        marks.push({ name: node.name ?? '-', ...mark })
    })
  }
  return marks
}
