import { type Diagnostic, startOfFile } from '../../check/diagnostics'
import type { Body } from '../../read/body'
import { elementsIn } from '../../read/body-tree'
import type { Location } from '../../read/locations'
import { isComingSoon } from '../../visibility/coming-soon'

/** Elements that count as a picture. */
const pictures = ['Figure', 'Diagram', 'pre']

const message =
  'This page has no picture. Draw its subject as a diagram (docs/writing.md, “Diagrams”), or add a picture to the text, for example: ![Three ledgers feeding one journal](./flow.png)'

/**
 * Suggests a picture for an entry without one.
 * @param data undefined if the frontmatter is invalid
 */
export function pictureAdvice(
  { definition }: Location,
  data: Record<string, unknown> | undefined,
  { tree, diagnostics }: Pick<Body, 'tree' | 'diagnostics'>,
): Diagnostic[] {
  const isReady = data && diagnostics.length === 0 && !isComingSoon(data)
  if (!definition.illustrated || !isReady || data.diagram) return []
  if (elementsIn(tree).some(([type]) => pictures.includes(type))) return []
  return [{ ...startOfFile, message }]
}
