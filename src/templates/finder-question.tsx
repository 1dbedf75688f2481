import { graphql, type PageProps } from 'gatsby'
import { TextLink } from '../components/links/TextLink'
import { Motif } from '../components/Motif'
import type { Singleton } from '../content-model/collections/query-results'
import { EntryOpening } from '../layout/EntryOpening'
import { FinderAnswers, type PricedQuestion } from '../sections/choosing/FinderAnswers'
import type { WordsData } from '../site/interface-words'

interface FinderData extends WordsData<'finderPage'> {
  question: PricedQuestion
  settings: Pick<Singleton<'settings.yaml'>, 'priceNote'>
}

/** A question of the finder, which works without script. */
export default function FinderQuestionPage({ data }: PageProps<FinderData>) {
  const { question } = data
  const words = data.interfaceWords.finderPage
  const { slug, hint, answers } = question
  return (
    <EntryOpening
      entry={question}
      title={question.question}
      lead={hint}
      art={<Motif seed={slug} subject="company" />}
    >
      <FinderAnswers answers={answers} priceNote={data.settings.priceNote} words={words} />
      <TextLink to="/contact">{words.none}</TextLink>
    </EntryOpening>
  )
}

export const query = graphql`
  query FinderQuestionTemplate($id: String!) {
    question: finderQuestion(id: { eq: $id }) {
      ...FinderQuestionPage
      answers {
        services {
          offerings {
            title
            price
          }
          quotedSeparately {
            title
            price
          }
        }
      }
    }
    settings {
      priceNote
    }
    ...FinderPageWords
  }
`
