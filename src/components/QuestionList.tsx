import { css } from '@emotion/react'
import { theme } from '../styles/theme'
import { disclosure } from './disclosure'

const { color, width } = theme

const list = css`
  border-top: 1px solid ${color.line};
  & > details {
    border-bottom: 1px solid ${color.line};
  }
  & p {
    max-width: ${width.measure};
    color: ${color.muted};
    padding-bottom: 1.5rem;
  }
`

interface QuestionListProps {
  items: readonly { question: string; answer: string }[]
}

/** Questions that expand to show their answers, without script. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <div css={list}>
      {items.map(({ question, answer }, index) => (
        <details key={String(index)} css={disclosure}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
