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
  const own = outlineOf(root)
  const outline = outlineOf(parseBody(source))
  const withoutNew = <T>(name: string, all: readonly T[]): readonly T[] => {
    const wanted = own.filter((item) => item.name === name).length
    if (wanted === all.length) return all
    const named = outline.filter((item) => item.name === name)
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
    headings: withoutNew('', headings),
    components: names.flatMap((name) => withoutNew(name, componentsNamed(name))),
  }
}

/**
 * Returns the headings and components of a body in order, each with its
 * top-level block. The name of a heading is empty.
 */
function outlineOf(root: Root): { name: string; block: RootContent }[] {
  const outline: { name: string; block: RootContent }[] = []
  for (const block of root.children)
    forEachNode(block, (node) => {
      if (node.type === 'heading') outline.push({ name: '', block })
      if (node.type === 'image') outline.push({ name: 'Figure', block })
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        outline.push({ name: node.name ?? '-', block })
    })
  return outline
}
