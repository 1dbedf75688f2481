import { css } from '@emotion/react'
import type { Singleton } from '../../content-model/collections/query-results'
import { color, space } from '../../styles/theme'

const layout = css`
  margin-top: ${space[2]};
  & > :is(h2, h3) {
    margin-bottom: ${space[1]};
    font-size: 1.25rem;
  }
  & > ol {
    counter-reset: step;
  }
  & li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    padding-block: ${space[1]};
    &:not(:last-child) {
      border-bottom: 1px solid ${color.line};
    }
    line-height: 1.5;
    counter-increment: step;
    &::before {
      content: counter(step);
      color: ${color.warm};
      font-weight: 600;
    }
  }
`

interface NextStepsProps {
  next: Singleton<'home.mdx'>['contact']['next']
  level: 'h2' | 'h3'
}

export function NextSteps({ next, level: Heading }: NextStepsProps) {
  if (!next) return null
  return (
    <div css={layout}>
      <Heading>{next.title}</Heading>
      <ol>
        {next.steps.map((step, index) => (
          <li key={String(index)}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
