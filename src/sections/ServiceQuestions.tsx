import type { Entry } from '../collections/queried'
import { QuestionList } from '../components/QuestionList'
import { Section } from '../components/Section'

/** Questions that clients ask, with answers; nothing when the file has none. */
export function ServiceQuestions({ questions }: Pick<Entry<'services'>, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <Section id="questions" title="Questions and answers">
      <QuestionList items={questions} />
    </Section>
  )
}
