import { group } from './structure'
import { prose, words } from './text'

/** Fields of a diagram: what it shows, and its Mermaid. */
export const diagramFields = group('A drawing of the matter of this page, made from text.', {
  caption: words(
    'Line under the diagram: the one thing that it says.',
    'Where a sale waits, and who is told when it stops',
  ),
  source: prose(
    'The diagram in [Mermaid](https://mermaid.js.org): a flowchart, a sequence, states or a chart; docs/writing.md says what of it is drawn.',
    'flowchart TD; order[Order] --> list[(List)]:::ours',
  )
    .meta({ kind: 'diagram', inTranslations: 'same diagram' })
    .brand<'diagram'>(),
}).meta({ typeName: 'Diagram' })

/** The diagram of an entry. */
export const diagram = diagramFields.optional()
