import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Arrow } from '../../components/Arrow'
import { disclosure } from '../../components/Disclosure'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import { withRanges } from '../../components/ranges'
import type { Card, Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { movingArrow, mutedSmall, wholeLink } from '../../styles/parts'
import { color, font, media, size, space, width } from '../../styles/theme'

const list = css`
  width: 100%;
  max-width: 46rem;
  margin-top: ${space[2]};
  border-bottom: 1px solid ${color.edge};
  & > li {
    border-top: 1px solid ${color.edge};
  }
  /* Links to the next question and summaries of endings have the same layout. */
  & > li > a,
  & > li > details > summary {
    ${movingArrow};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[3]};
    color: ${color.ink};
    font: 500 ${size.h3} / 1.3 ${font.display};
    text-decoration: none;
  }
  & > li > a > svg {
    /* As wide as the plus of the other rows, to align their centres. */
    margin-inline-end: -0.1875rem;
    color: ${color.action};
  }
  ${media.hover} {
    & > li > a:hover,
    & > li > details > summary:hover {
      color: ${color.action};
    }
  }
`

const end = css`
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  & > p {
    max-width: ${width.measure};
  }
  & > ul > li {
    ${wholeLink};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  & a {
    ${movingArrow};
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    font-weight: 600;
  }
  & a > svg {
    color: ${color.action};
  }
  & > ul p {
    color: ${color.muted};
  }
`

const priceLines = css`
  display: grid;
  gap: ${space[1]};
  ${mutedSmall};
`

type Question = Entry<'finder'>
type Service = Question['answers'][number]['services'][number]

export type PricedQuestion = Omit<Question, 'answers'> & {
  answers: (Omit<Question['answers'][number], 'services'> & {
    services: (Service & {
      offerings: Pick<Card<'offerings'>, 'title' | 'price'>[]
      quotedSeparately: { title: string; price: string }[]
    })[]
  })[]
}

type Answer = PricedQuestion['answers'][number]

interface FinderAnswersProps {
  answers: readonly Answer[]
  priceNote: string | null
  words: InterfaceWords['finderPage']
}

/** Answers link to the next question, or expand to show services. */
export function FinderAnswers({ answers, priceNote, words }: FinderAnswersProps) {
  return (
    <ul css={list} aria-label={words.answers}>
      {answers.map((answer, index) => (
        <li key={String(index)}>
          {answer.next ? (
            <ActionLink to={answer.next.path}>
              <span>{answer.text}</span>
              <Arrow icon={ArrowRight} />
            </ActionLink>
          ) : (
            <FinderEnd answer={answer} priceNote={priceNote} />
          )}
        </li>
      ))}
    </ul>
  )
}

function FinderEnd({ answer, priceNote }: { answer: Answer; priceNote: string | null }) {
  const prices = answer.services.flatMap(({ offerings, quotedSeparately }) =>
    [...offerings, ...quotedSeparately].flatMap(({ title, price }) =>
      price ? `${title}: ${price}` : [],
    ),
  )
  return (
    <details name="answers" css={disclosure}>
      <summary>
        <span>{answer.text}</span>
      </summary>
      <div css={end}>
        {answer.reason && <p>{withRanges(answer.reason)}</p>}
        <ul>
          {answer.services.map((service) => (
            <li key={service.path}>
              <ActionLink
                to={service.path}
                name={service.title}
                after={<Arrow icon={ArrowRight} />}
              />
              <Summary page={service.path}>{service.summary}</Summary>
            </li>
          ))}
        </ul>
        {prices.length > 0 && (
          <p css={priceLines}>
            {[...new Set(prices)].map((line, index) => (
              <span key={String(index)}>{withRanges(line)}</span>
            ))}
            {priceNote && <span>{priceNote}</span>}
          </p>
        )}
      </div>
    </details>
  )
}
