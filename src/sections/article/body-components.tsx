import { css } from '@emotion/react'
import type { ElementType } from 'react'
import { Diagram } from '../../components/Diagram'
import { FigureList } from '../../components/figures/FigureList'
import { Picture } from '../../components/Picture'
import { QuestionList } from '../../components/QuestionList'
import { withRanges } from '../../components/ranges'
import { SvgFigure } from '../../components/SvgFigure'
import type { MdxComponentName } from '../../content-model/collections/components'
import type { EntryBody, FigureProps } from '../../content-model/collections/query-results'
import { mutedSmall } from '../../styles/parts'
import { color, font, size, space } from '../../styles/theme'
import { Callout, CallToAction, type Props, Redacted } from './body-asides'
import { TextTable } from './ScrollingTable'

const figureStyles = css`
  /* Keeps text in drawings readable: on phones they scroll like tables. */
  & > section {
    overflow-x: auto;
    border: 1px solid ${color.line};
  }
  & img {
    width: 100%;
    min-width: 36rem;
  }
  & > figcaption {
    margin-top: ${space[1]};
    ${mutedSmall};
  }
`

type FigureWithFiles = FigureProps & Pick<EntryBody, 'figures'>

function Figure({ src, alt, caption, drawing, figures }: FigureWithFiles) {
  if (drawing) return <SvgFigure {...drawing} alt={alt} caption={caption} />
  const figure = figures.find(({ base }) => `/${src}`.endsWith(`/${base}`))
  if (!figure) return null
  return (
    <figure css={figureStyles}>
      <section tabIndex={0} aria-label={caption ?? alt}>
        <Picture picture={{ alt, file: figure }} sizes="(min-width: 64rem) 60vw, 92vw" />
      </section>
      {caption && <figcaption>{withRanges(caption)}</figcaption>}
    </figure>
  )
}

function Statistics({ items }: Props<'Statistics'>) {
  return <FigureList large items={items} />
}

const steps = css`
  counter-reset: step;
  display: grid;
  gap: ${space[3]};
  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
  }
  & > li::before {
    content: counter(step);
    font: 300 1.75rem / 1.1 ${font.display};
    color: ${color.warm};
  }
`

function Steps({ items }: Props<'Steps'>) {
  return (
    <ol css={steps} data-plain>
      {items.map(({ title, description }, index) => (
        <li key={String(index)}>
          <div>
            <strong>{title}</strong>
            <p>{withRanges(description)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Comparison({ caption, columns, rows }: Props<'Comparison'>) {
  return (
    <TextTable label={caption} columns={columns} rows={rows}>
      <caption>{caption}</caption>
    </TextTable>
  )
}

const quote = css`
  border-inline-start: 1px solid ${color.warm};
  padding-inline-start: ${space[3]};
  & > blockquote {
    font-size: ${size.lead};
  }
  & > figcaption {
    margin-top: ${space[1]};
    ${mutedSmall};
  }
`

function Quote({ by, source, children }: Props<'Quote'>) {
  return (
    <figure css={quote}>
      <blockquote>{children}</blockquote>
      {(by || source) && (
        <figcaption>
          {by && <span>{source ? `${by}, ` : by}</span>}
          {source && <cite>{source}</cite>}
        </figcaption>
      )}
    </figure>
  )
}

export const bodyComponents: Record<string, ElementType> = {
  Callout,
  Figure,
  Diagram,
  Statistics,
  Steps,
  Comparison,
  Quote,
  CallToAction,
  Questions: QuestionList,
  Redacted,
} satisfies Record<MdxComponentName, ElementType>
