/** What a language calls the domains and protocols of the settings, which cases and addresses name as the originals do. */
import type { LanguageNodes } from '../nodes/languages'
import { nodesOfType } from '../nodes/typed-nodes'

/** Returns how visitors read a domain or a protocol. */
export type FilterNames = (value: string) => string

/** Returns the names in a language: its settings list as many as the originals', in their order. */
export function filterNamesIn(nodes: LanguageNodes): FilterNames {
  const [own] = nodesOfType(nodes, 'Settings')
  const [original] = nodesOfType(nodes.originals, 'Settings')
  const names = new Map<string, string>()
  for (const kind of ['domains', 'protocols'] as const)
    original?.successStories?.[kind].forEach((value, index) => {
      names.set(value, own?.successStories?.[kind][index] ?? value)
    })
  return (value) => names.get(value) ?? value
}
