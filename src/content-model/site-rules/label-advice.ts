/** Advises when the buttons of a site have too many labels to be learned. */
import type { CheckedFile } from '../check/checked-file'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'

/** How many labels the buttons of a site may have before the check advises to use fewer. */
const knownLabels = 20

/** Returns advice on the labels of buttons. @param files without translations */
export function adviseOnLabels(files: readonly CheckedFile[]): FileDiagnostic[] {
  const uses = new Map<string, string[]>()
  for (const { file, mentions } of files)
    for (const { kind, target } of mentions)
      if (kind === 'label') uses.set(target, [...(uses.get(target) ?? []), file])
  const single = [...uses].filter(([, places]) => places.length === 1)
  const [example] = single
  if (uses.size <= knownLabels || !example) return []
  const [label, [file = '']] = example
  const message = `Buttons have ${uses.size} labels, and ${single.length} of them occur once, such as “${label}”. Use about a dozen labels for the whole site, such as “Book a call” and “Send us your question”.`
  return [ofFile(file, message)]
}
