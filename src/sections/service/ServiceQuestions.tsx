import { QuestionList } from '../../components/QuestionList'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { StructuredData } from '../../site/StructuredData'
import { questions as jsonLdOf } from '../../site/structured-data'

interface ServiceQuestionsProps extends Pick<Entry<'services'>, 'questions'> {
  title: string
}

/**
 * Questions and answers about a service; renders nothing if the content file has none. Their JSON-LD is
 * beside them, not in the head, because nearby repetitions compress better.
 */
export function ServiceQuestions({ title, questions }: ServiceQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <Section id="questions" title={title}>
      <QuestionList items={questions} />
      <StructuredData jsonLd={[jsonLdOf(questions)]} />
    </Section>
  )
}
