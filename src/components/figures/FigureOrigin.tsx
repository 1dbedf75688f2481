import type { CountedFigure } from '../../content-model/collections/query-results'
import { useSiteData } from '../../site/site-data'
import { useDates } from '../../site/use-writing'

type Origin = Pick<CountedFigure, 'asOf' | 'source' | 'sourceUrl'>

export function FigureOrigin({ asOf, source, sourceUrl }: Origin) {
  const dateOf = useDates()
  const words = useSiteData().interfaceWords.counting
  return (
    <>
      {asOf && <span>{`${words.asOf} ${dateOf(asOf)}. `}</span>}
      {(source || sourceUrl) && <span>{`${words.source}: ${sourceUrl ? '' : source}`}</span>}
      {sourceUrl && <a href={sourceUrl}>{source ?? new URL(sourceUrl).hostname}</a>}
    </>
  )
}
