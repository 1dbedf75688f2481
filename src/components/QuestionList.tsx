import { css } from '@emotion/react'
import { color, width } from '../styles/theme'
import { Disclosure, disclosureList } from './Disclosure'
import { withRanges } from './ranges'

const list = css`
  ${disclosureList};
  & p {
    max-width: ${width.measure};
    color: ${color.muted};
    padding-bottom: 1.5rem;
  }
`

interface QuestionListProps {
  items: readonly { question: string; answer: string }[]
}

export function QuestionList({ items }: QuestionListProps) {
  return (
    <div css={list}>
      {items.map(({ question, answer }, index) => (
        <Disclosure key={String(index)} title={question}>
          <p>{withRanges(answer)}</p>
        </Disclosure>
      ))}
    </div>
  )
}
