import { css } from '@emotion/react'
import type { ElementType, ReactNode } from 'react'
import type { MdxComponentName, MdxComponentProps } from '../collections/components'
import type { QueriedFigure } from '../collections/queried'
import { media, theme } from '../styles/theme'
import { ScrollingTable } from './Body'
import { ButtonLink } from './Button'
import { Picture } from './Picture'
import { QuestionList } from './QuestionList'
import { StatisticList } from './StatisticList'

const { color, space, size, font } = theme

type Props<N extends MdxComponentName> = MdxComponentProps<N> & { children?: ReactNode }

const callout = css`
  border-left: 3px solid ${color.indigo};
  background: ${color.wash};
  padding: ${space[2]} ${space[3]};
  &[data-kind='warning'] {
    border-color: ${color.soga};
  }
  &[data-kind='tip'] {
    border-color: ${color.kunyit};
  }
`

const calloutNames = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const

function Callout({ kind, title, children }: Props<'Callout'>) {
  return (
    <aside css={callout} data-kind={kind} aria-label={title ?? calloutNames[kind]}>
      <p>
        <strong>{title ?? calloutNames[kind]}</strong>
      </p>
      {children}
    </aside>
  )
}

const figureStyles = css`
  /* A drawing keeps its words readable: on phones it scrolls like a table. */
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
    font-size: ${size.small};
    color: ${color.muted};
  }
`

function Figure({
  src,
  alt,
  caption,
  figures,
}: Props<'Figure'> & { figures: readonly QueriedFigure[] }) {
  const figure = figures.find(({ base }) => src.endsWith(`/${base}`))
  if (!figure) return null
  return (
    <figure css={figureStyles}>
      <section tabIndex={0} aria-label={caption ?? alt}>
        <Picture picture={{ alt, file: figure }} sizes="(min-width: 64rem) 60vw, 92vw" />
      </section>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Statistics({ items }: Props<'Statistics'>) {
  return <StatisticList items={items} />
}

const steps = css`
  counter-reset: step;
  display: grid;
  gap: ${space[3]};
  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 3rem 1fr;
  }
  & > li::before {
    content: counter(step);
    font: 300 1.75rem / 1.1 ${font.display};
    color: ${color.soga};
  }
`

function Steps({ items }: Props<'Steps'>) {
  return (
    <ol css={steps} data-plain>
      {items.map(({ title, description }) => (
        <li key={title}>
          <div>
            <strong>{title}</strong>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Comparison({ caption, columns, rows }: Props<'Comparison'>) {
  return (
    <ScrollingTable label={caption}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key="corner" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}

const quote = css`
  border-left: 1px solid ${color.soga};
  padding-left: ${space[3]};
  & > blockquote {
    font-size: ${size.lead};
  }
  & > figcaption {
    margin-top: ${space[1]};
    font-size: ${size.small};
    color: ${color.muted};
  }
`

function Quote({ by, source, children }: Props<'Quote'>) {
  return (
    <figure css={quote}>
      <blockquote>{children}</blockquote>
      {(by || source) && (
        <figcaption>
          {by}
          {by && source && ', '}
          {source && <cite>{source}</cite>}
        </figcaption>
      )}
    </figure>
  )
}

const callToAction = css`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.edge};
  border-radius: ${theme.radius.medium};
  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`

function CallToAction({ title, description, button }: Props<'CallToAction'>) {
  return (
    <aside css={callToAction} aria-label={title}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {description && <p>{description}</p>}
      </div>
      <ButtonLink to={button.link} variant="quiet">
        {button.text}
      </ButtonLink>
    </aside>
  )
}

function Questions({ items }: Props<'Questions'>) {
  return <QuestionList items={items} />
}

/** The component that draws each element that a body may hold. */
export const bodyComponents: Record<string, ElementType> = {
  Callout,
  Figure,
  Statistics,
  Steps,
  Comparison,
  Quote,
  CallToAction,
  Questions,
} satisfies Record<MdxComponentName, ElementType>
