import { group } from './structure'
import { prose, words } from './text'

export const diagramFields = group('A diagram, drawn from text.', {
  caption: words(
    'Line below the diagram: its main point.',
    'Where a sale waits, and who gets an alert when it stops',
  ),
  source: prose(
    'The diagram in [Mermaid](https://mermaid.js.org): a flowchart, a sequence, states or a chart. docs/writing.md lists the supported parts of Mermaid.',
    'flowchart TD; order[Order] --> list[(List)]:::ours',
  )
    .meta({ kind: 'diagram', inTranslations: 'same diagram' })
    .brand<'diagram'>(),
}).meta({ typeName: 'Diagram' })

export const diagram = diagramFields.optional()
