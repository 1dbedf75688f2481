import { FigureMark, notedFigure } from './FigureMark'
import type { useNotedFigures } from './noted-figures'

/** Figures of a `<dl>` with their labels; a mark opens how a figure was counted, where its file says it. */
export function MarkedFigures({ figures }: { figures: ReturnType<typeof useNotedFigures> }) {
  return figures.map(({ id, note, value, label, shown, method }) => (
    <div key={id}>
      <dt>{label}</dt>
      <dd css={method ? notedFigure : undefined}>
        <span>{value}</span>
        {method && <FigureMark id={note} figure={shown} />}
      </dd>
    </div>
  ))
}
