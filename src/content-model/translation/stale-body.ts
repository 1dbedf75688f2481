import type { Root, RootContent } from 'mdast'
import { forEachNode, parseBody } from '../read/body-parser'
import type { OriginalBody } from '../rules/body/body-diagnostics'
import { isKnownBlock } from './parts'

/**
 * Removes new headings and components from the original of a stale translation,
 * so rules compare the translation only with the parts that it translates.
 * @param root body of the translation
 */
export function withoutNewParts(root: Root, original: OriginalBody): OriginalBody {
  const { known, source, headings, components } = original
  if (!known) return original
  const own = marksOf(root)
  const marks = marksOf(parseBody(source))
  const fitting = <T>(name: string, all: readonly T[]): readonly T[] => {
    const wanted = own.filter((mark) => mark.name === name).length
    if (wanted === all.length) return all
    const named = marks.filter((mark) => mark.name === name)
    const kept = all.filter((_item, index) => {
      const block = named[index]?.block
      return block && isKnownBlock(known, block, source)
    })
    return kept.length === wanted ? kept : []
  }
  const names = [...new Set(components.map(({ name }) => name))]
  const componentsNamed = (name: string) =>
    components.filter((component) => component.name === name)
  return {
    ...original,
    headings: fitting('', headings),
    components: names.flatMap((name) => fitting(name, componentsNamed(name))),
  }
}

/** Returns the headings, with an empty name, and the components of a body. */
function marksOf(root: Root): { name: string; block: RootContent }[] {
  const marks: { name: string; block: RootContent }[] = []
  for (const block of root.children)
    forEachNode(block, (node) => {
      if (node.type === 'heading') marks.push({ name: '', block })
      if (node.type === 'image') marks.push({ name: 'Figure', block })
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        marks.push({ name: node.name ?? '-', block })
    })
  return marks
}
