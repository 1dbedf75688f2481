import * as z from 'zod'
import type { FieldMeta } from './meta'
import { words } from './text'

/** Fields of a diagram: what it shows, and its Mermaid. */
export const diagramFields = z
  .strictObject({
    caption: words(
      'Line under the diagram: the one thing that it says.',
      'Where a sale waits, and who is told when it stops',
    ),
    source: z
      .string()
      .regex(/\S/)
      .meta({
        description:
          'The diagram in [Mermaid](https://mermaid.js.org): a flowchart, a sequence, states or a chart; docs/writing.md says what of it is drawn.',
        example: 'flowchart TD; sale[Sale] --> ledger[(Ledger)]:::ours',
        kind: 'diagram',
        inTranslations: 'same diagram',
      } satisfies FieldMeta)
      .brand<'diagram'>(),
  })
  .meta({
    description: 'A drawing of the matter of this page, made from text.',
    typeName: 'Diagram',
  } satisfies FieldMeta)

/** The diagram of an entry. */
export const diagram = diagramFields.optional().meta({
  description: 'A drawing of the matter of this page, made from text.',
} satisfies FieldMeta)
