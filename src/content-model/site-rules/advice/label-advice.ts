import type { CheckedFile } from '../../check/checked-file'
import { type FileDiagnostic, ofFile } from '../../check/diagnostics'

const maxLabels = 20

/**
 * Advises on too many different button labels.
 * @param files without translations
 */
export function adviseOnLabels(files: readonly CheckedFile[]): FileDiagnostic[] {
  const uses = new Map<string, string[]>()
  for (const { file, mentions } of files)
    for (const { kind, target } of mentions)
      if (kind === 'label') uses.set(target, [...(uses.get(target) ?? []), file])
  const single = [...uses].filter(([, places]) => places.length === 1)
  const [example] = single
  if (uses.size <= maxLabels || !example) return []
  const [label, [file = '']] = example
  const message = `Buttons have ${uses.size} labels, and ${single.length} of them occur only once, for example “${label}”. Use about a dozen labels for the whole site, for example “Book a call” and “Send us your question”.`
  return [ofFile(file, message)]
}
